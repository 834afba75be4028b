import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

const HANGS_EVERY = 10;
const HANG_MS = 15_000;
const LATER = Object.assign(new Error('Try again later'), { responseCode: 451 });

/** Receivers of emails and webhooks that hang for every tenth message. */
export interface Receivers {
  smtpUrl: string;
  webhookUrl: string;
  /** The ids of the emails about each order, by order number. */
  placed: Map<string, Set<string>>;
  /** The number of messages received. */
  counts: { mails: number; webhooks: number; hung: number };
  close(): Promise<void>;
}

export async function openReceivers(): Promise<Receivers> {
  const placed: Receivers['placed'] = new Map();
  const counts = { mails: 0, webhooks: 0, hung: 0 };
  let turn = 0;
  const hang = async () => {
    turn += 1;
    if (turn % HANGS_EVERY > 0) return false;
    counts.hung += 1;
    await new Promise((resolve) => setTimeout(resolve, HANG_MS).unref());
    return true;
  };
  const smtp = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onMailFrom: (_, __, done) => void hang().then((hung) => done(hung ? LATER : null)),
    onData: (stream, _, done) => {
      void text(stream).then((raw) => {
        counts.mails += 1;
        note(placed, raw);
        done();
      });
    },
  });
  smtp.on('error', () => {});
  smtp.listen(0, '127.0.0.1');
  const hook = createServer((request, response) => {
    request.resume().once('end', async () => {
      counts.webhooks += 1;
      response.writeHead((await hang()) ? 503 : 200).end();
    });
  }).listen(0, '127.0.0.1');
  await Promise.all([once(smtp.server, 'listening'), once(hook, 'listening')]);
  const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
  return {
    ...{ placed, counts },
    smtpUrl: `smtp://127.0.0.1:${portOf(smtp.server)}`,
    webhookUrl: `http://127.0.0.1:${portOf(hook)}/`,
    close: async () => {
      hook.closeAllConnections();
      hook.close();
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    },
  };
}

/** A recipient recognises a repeated email by its Message-ID. */
function note(placed: Receivers['placed'], raw: string): void {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  const number = /(\d{4,})/.exec(header('Subject'))?.[1] ?? '';
  const isOfPlaced = !/paid|ship|way|cancel/i.test(header('Subject'));
  if (!isOfPlaced) return;
  const ids = placed.get(number) ?? new Set();
  placed.set(number, ids.add(header('Message-ID')));
}
