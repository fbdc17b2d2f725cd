/** Those who receive notices: a mail server, and an https server that stands for push services and webhooks. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer, globalAgent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface HttpsReceiver {
  /** With its port. */
  readonly host: string;
  readonly calls: Call[];
  /** What the next calls are answered; null: nothing. */
  answer: { readonly status: number; readonly headers?: Record<string, string> } | null;
  close(): Promise<void>;
}

/** Of the system, not of a package. */
const PROGRAM = 'openssl';

function certificate(): { readonly key: string; readonly cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=tarmac', '-addext', 'subjectAltName=IP:127.0.0.1'];
  try {
    execFileSync(PROGRAM, [...args, ...names, '-keyout', key, '-out', cert], { stdio: 'pipe' });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } catch (error) {
    throw new Error(`these tests need ${PROGRAM}, to make a certificate for https on this machine`, { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Until it is closed, its certificate counts for everything this process calls. */
export async function httpsReceiver(): Promise<HttpsReceiver> {
  const { key, cert } = certificate();
  const calls: Call[] = [];
  const server = createServer({ key, cert }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    const { answer } = receiver;
    calls.push({ method, path: url, headers, body: Buffer.concat(chunks) });
    if (answer !== null) response.writeHead(answer.status, answer.headers).end('thank you');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const trusted = globalAgent.options.ca;
  globalAgent.options.ca = cert;
  const receiver: HttpsReceiver = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answer: { status: 201 },
    async close() {
      globalAgent.options.ca = trusted;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}

interface MailReceiver {
  readonly url: string;
  /** As they came, with the addresses of the envelope. */
  readonly mails: { readonly from: string; readonly to: readonly string[]; readonly raw: string }[];
  /** No address is good enough, which it says by repeating it. */
  refuses: boolean;
  close(): Promise<void>;
}

export async function mailReceiver(): Promise<MailReceiver> {
  const mails: MailReceiver['mails'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, callback) {
      callback(receiver.refuses ? new Error(`no such mailbox: ${address}`) : null);
    },
    async onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString() });
      callback();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: MailReceiver = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    refuses: false,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return receiver;
}
