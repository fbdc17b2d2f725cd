/** E-mail through the server that the settings name. */

import { createTransport } from 'nodemailer';
import type { Settings } from '../settings.ts';
import type { Mailer } from './mailer.ts';

const LIMIT_MS = 15_000;

/** Null where mail is not configured. */
export function makeMailer({ notices }: Pick<Settings, 'notices'>): Mailer | null {
  if (notices.mail === null) return null;
  const { smtp, from } = notices.mail;
  const transport = createTransport({
    url: smtp,
    connectionTimeout: LIMIT_MS,
    greetingTimeout: LIMIT_MS,
    socketTimeout: LIMIT_MS,
    // What is sent is what is said: nothing is fetched or read from the disk to go along.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, unsubscribe }) {
      await transport.sendMail({
        from,
        // An object is one address, whatever is in it; a string may be a list of them.
        to: { name: '', address: to },
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe === undefined ? {} : oneClick(unsubscribe)) },
      });
    },
    close: () => transport.close(),
  };
}

/** RFC 8058: the mail program sends a POST there by itself. */
function oneClick(link: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
