import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { SmtpServer } from '../../src/kernel/smtp-settings.ts';

export interface Received {
  from: string;
  to: string[];
  /** The email as received over the network. */
  raw: string;
}

export interface MailServer extends SmtpServer {
  url: string;
  received: Received[];
}

/**
 * Starts a real mail server, which ends with the test.
 * @param options which emails it rejects, and how
 */
export async function serveMail(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onData: (stream, { envelope }, done) => {
      void text(stream).then((raw) => {
        const { mailFrom, rcptTo } = envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw,
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const plain = { secure: false, requireTLS: false, ignoreTLS: true };
  return { host: '127.0.0.1', port, ...plain, url: `smtp://127.0.0.1:${port}`, received };
}

/** The response of a mail server that rejects. */
export function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

export function headerOf({ raw }: Received, name: string): string | undefined {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1];
}

/** The names of the headers in order; repeated headers occur several times. */
export function headersOf({ raw }: Received): string[] {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  return head.split('\r\n').map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
}
