/** The server's settings: from the environment, all with safe defaults, each described in docs/operations.md. */

import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import type { Parsed } from '@tarmac/kit';
import { parse } from '@tarmac/wire';
import { z } from 'zod';

/** Names of networks that Fastify accepts; checked here for a better error. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

const MOST_LETTERS_SHOWN = 60;

/** The problem of the first invalid network, or null. */
function networkProblem(words: readonly string[]): string | null {
  const wrong = words.find((word) => !isNetwork(word));
  if (wrong === undefined) return null;
  const shown = wrong.slice(0, MOST_LETTERS_SHOWN);
  return `"${shown}" is neither an address nor a network such as 10.0.0.0/8, nor one of ${NAMED.join(', ')}`;
}

function isNetwork(word: string): boolean {
  if (NAMED.includes(word)) return true;
  const [, address = '', bits] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(word) ?? [];
  const family = isIP(address);
  if (family === 0 || bits === undefined) return family !== 0;
  // A prefix of 0 bits would trust everybody's forwarded addresses.
  return Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128);
}

const whole = (fallback: number, least: number, most: number) => {
  const error = `a whole number from ${least} to ${most} is expected`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error }).default(fallback);
};
const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `an address such as ${example} is expected` }).optional();
const text = (most = 2000) => z.string().max(most);
/** Lists are separated by commas. */
const words = z
  .string()
  .max(10_000)
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  );

const environment = z.object({
  TARMAC_ADDRESS: text(200).default('127.0.0.1'),
  TARMAC_PORT: whole(3000, 0, 65_535),
  /** The public address, if it is not the one the server listens on. */
  TARMAC_ORIGIN: url(/^https?$/, 'https://tarmac.example'),
  TARMAC_DATA: text().default('data'),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host/database'),
  TARMAC_DATABASE_CONNECTIONS: whole(16, 2, 200),
  /** Signs identities; by default generated and stored in the database. */
  TARMAC_SECRET: z.string().min(32).max(500).optional(),
  TARMAC_HOST_TOKEN: z.string().min(24).max(500).optional(),
  TARMAC_TRUST_PROXY: words.superRefine((list, context) => {
    const problem = networkProblem(list);
    if (problem !== null) context.addIssue(problem);
  }),
  TARMAC_LOG: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  TARMAC_METRICS: z.enum(['off', 'local', 'open']).default('local'),
  TARMAC_SOCKETS: whole(20_000, 1, 1_000_000),
  TARMAC_SOCKETS_PER_ADDRESS: whole(200, 1, 1_000_000),
  TARMAC_MESSAGES_PER_SECOND: whole(20, 1, 1_000_000),
  TARMAC_REQUESTS_PER_MINUTE: whole(300, 1, 10_000_000),
  TARMAC_NEW_PEOPLE_PER_HOUR: whole(60, 1, 10_000_000),
  TARMAC_BOT_THREADS: whole(Math.max(1, availableParallelism() - 1), 1, 64),
  TARMAC_BOT_TABLES: whole(20, 1, 1_000_000),
  TARMAC_SPECTATOR_DELAY: whole(180, 1, 86_400),
  TARMAC_TABLE_HOURS: whole(24, 1, 8760),
  TARMAC_VACATION_DAYS: whole(28, 0, 365),
  TARMAC_LEADERBOARDS: z.enum(['on', 'off']).default('on'),
  /** Seconds between a turn coming up and the notice of it. */
  TARMAC_NOTICE_DELAY: whole(60, 0, 86_400),
  TARMAC_SMTP: url(/^smtps?$/, 'smtps://user:password@host'),
  TARMAC_MAIL_FROM: text(300).optional(),
  TARMAC_VAPID_PUBLIC: text(200).optional(),
  TARMAC_VAPID_PRIVATE: text(200).optional(),
  TARMAC_PUSH_HOSTS: words,
  TARMAC_WEBHOOK_HOSTS: words,
});

export type Environment = z.infer<typeof environment>;
export const SETTING_NAMES = Object.keys(environment.shape);

export interface Settings {
  readonly address: string;
  readonly port: number;
  readonly origin: string | null;
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  readonly databaseConnections: number;
  readonly secret: string | null;
  readonly operatorToken: string | null;
  readonly trustProxy: readonly string[];
  readonly logLevel: Environment['TARMAC_LOG'];
  readonly metrics: Environment['TARMAC_METRICS'];
  readonly limits: Limits;
  readonly botThreads: number;
  /** Running tables with bots that one person may have opened. */
  readonly botTables: number;
  readonly spectatorDelay: number;
  readonly tableHours: number;
  readonly vacationDays: number;
  readonly leaderboards: boolean;
  readonly notices: NoticeSettings;
}

export interface Limits {
  readonly sockets: number;
  readonly socketsPerAddress: number;
  readonly messagesPerSecond: number;
  readonly requestsPerMinute: number;
  readonly newPeoplePerHour: number;
}

/** Each way is null until it is configured. */
export interface NoticeSettings {
  /** In seconds. */
  readonly delay: number;
  readonly mail: { readonly smtp: string; readonly from: string } | null;
  readonly push: { readonly publicKey: string; readonly privateKey: string; readonly hosts: readonly string[] } | null;
  readonly webhookHosts: readonly string[];
}

/** The push services of browsers: with any other host a subscription could make the server call strangers. */
const PUSH_HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '*.notify.windows.com',
];

export function readSettings(variables: Readonly<Record<string, string | undefined>>): Parsed<Settings> {
  // Container files leave a variable out by an empty value.
  const given = Object.fromEntries(
    Object.entries(variables).filter(([name, value]) => SETTING_NAMES.includes(name) && value !== ''),
  );
  const read = parse(environment, given);
  if (!read.ok) return read;
  const env = read.value;
  const unknown = Object.keys(variables).find((name) => name.startsWith('TARMAC_') && !SETTING_NAMES.includes(name));
  if (unknown !== undefined) return { ok: false, problem: `${unknown}: there is no such setting` };
  if ((env.TARMAC_SMTP === undefined) !== (env.TARMAC_MAIL_FROM === undefined))
    return { ok: false, problem: 'TARMAC_SMTP and TARMAC_MAIL_FROM: mail needs both' };
  if ((env.TARMAC_VAPID_PUBLIC === undefined) !== (env.TARMAC_VAPID_PRIVATE === undefined))
    return { ok: false, problem: 'TARMAC_VAPID_PUBLIC and TARMAC_VAPID_PRIVATE: web push needs both' };
  return { ok: true, value: settingsOf(env) };
}

function settingsOf(env: Environment): Settings {
  return {
    address: env.TARMAC_ADDRESS,
    port: env.TARMAC_PORT,
    origin: env.TARMAC_ORIGIN === undefined ? null : new URL(env.TARMAC_ORIGIN).origin,
    dataFolder: env.TARMAC_DATA,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseConnections: env.TARMAC_DATABASE_CONNECTIONS,
    secret: env.TARMAC_SECRET ?? null,
    operatorToken: env.TARMAC_HOST_TOKEN ?? null,
    trustProxy: env.TARMAC_TRUST_PROXY,
    logLevel: env.TARMAC_LOG,
    metrics: env.TARMAC_METRICS,
    limits: {
      sockets: env.TARMAC_SOCKETS,
      socketsPerAddress: env.TARMAC_SOCKETS_PER_ADDRESS,
      messagesPerSecond: env.TARMAC_MESSAGES_PER_SECOND,
      requestsPerMinute: env.TARMAC_REQUESTS_PER_MINUTE,
      newPeoplePerHour: env.TARMAC_NEW_PEOPLE_PER_HOUR,
    },
    botThreads: env.TARMAC_BOT_THREADS,
    botTables: env.TARMAC_BOT_TABLES,
    spectatorDelay: env.TARMAC_SPECTATOR_DELAY,
    tableHours: env.TARMAC_TABLE_HOURS,
    vacationDays: env.TARMAC_VACATION_DAYS,
    leaderboards: env.TARMAC_LEADERBOARDS === 'on',
    notices: {
      delay: env.TARMAC_NOTICE_DELAY,
      mail:
        env.TARMAC_SMTP === undefined || env.TARMAC_MAIL_FROM === undefined
          ? null
          : { smtp: env.TARMAC_SMTP, from: env.TARMAC_MAIL_FROM },
      push:
        env.TARMAC_VAPID_PUBLIC === undefined || env.TARMAC_VAPID_PRIVATE === undefined
          ? null
          : {
              publicKey: env.TARMAC_VAPID_PUBLIC,
              privateKey: env.TARMAC_VAPID_PRIVATE,
              hosts: env.TARMAC_PUSH_HOSTS.length > 0 ? env.TARMAC_PUSH_HOSTS : PUSH_HOSTS,
            },
      webhookHosts: env.TARMAC_WEBHOOK_HOSTS,
    },
  };
}
