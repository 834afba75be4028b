import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../serve.ts';
import { headerOf, serveMail } from './mail-server.ts';
import { TestOutbox } from './outbox.ts';

const outbox = new TestOutbox();
const HOUR_MS = 3_600_000;
const LOOPBACK = { host: '127.0.0.1', secure: false, requireTLS: false, ignoreTLS: true };

/**
 * Starts a server that accepts connections and stays silent, or greets and then sends a byte now and then.
 */
async function serveNothing(isTarpit: boolean): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    if (!isTarpit) return;
    const timer = setInterval(() => socket.write('2'), 50);
    socket.on('close', () => clearInterval(timer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test.each([
  ['says nothing', false],
  ['says a letter now and then', true],
])('a mail server that %s is left after a while, and asked again later', async (_, isTarpit) => {
  const smtp = { ...LOOPBACK, port: await serveNothing(isTarpit) };
  outbox.startSender({ smtp, timeoutMs: 300 });
  await outbox.queue(...Array.from({ length: 10 }, () => outbox.orderMail()));
  await eventually(async () => {
    const mails = await outbox.all();
    expect(mails.every(({ attempts }) => attempts > 0)).toBe(true);
    expect(new Set(mails.map(({ error }) => error))).toEqual(
      new Set(['The mail server did not respond within 0.3 s.']),
    );
  });
  expect(new Set(await outbox.states())).toEqual(new Set(['WAITING']));
});

test('a server stops while a mail server hangs, and another server takes over its email', async () => {
  const hanging = { ...LOOPBACK, port: await serveNothing(false) };
  const sender = outbox.startSender({ smtp: hanging, timeoutMs: HOUR_MS });
  await outbox.queue(outbox.orderMail());
  await eventually(async () => expect(await outbox.all()).toMatchObject([{ attempts: 1 }]));
  // Ends the hanging attempt, which would last an hour.
  await sender.close();
  const smtp = await serveMail();
  outbox.startSender({ smtp });
  await eventually(async () => {
    await outbox.hurry();
    expect(await outbox.states()).toEqual(['SENT']);
  });
});

test('an email whose server was killed before it stored the result is sent again with the same Message-ID', async () => {
  const smtp = await serveMail();
  await outbox.queue(outbox.orderMail());
  // Never store the result of sending, as if the process had been killed.
  const { outbox: mails } = outbox.collections;
  const dying = outbox.startSender({ smtp });
  await eventually(() => expect(smtp.received).toHaveLength(1));
  await eventually(async () => expect(await outbox.states()).toEqual(['SENT']));
  await dying.close();
  const claimed = { state: 'WAITING', claim: 'of the dead', nextAt: new Date(Date.now() + 60_000) } as const;
  await mails.updateOne({}, { $set: claimed, $unset: { sentAt: '', expiresAt: '' } });
  outbox.startSender({ smtp });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(smtp.received).toHaveLength(1);
  await mails.updateOne({}, { $set: { nextAt: new Date(0) } });
  await eventually(async () => expect(await outbox.states()).toEqual(['SENT']));
  const ids = smtp.received.map((mail) => headerOf(mail, 'Message-ID'));
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('a sent email is not sent again because the database was briefly unavailable', async () => {
  const { outbox: mails } = outbox.collections;
  const smtp = await serveMail();
  let failures = 0;
  const { updateOne } = mails;
  mails.updateOne = async (...args: Parameters<typeof updateOne>) => {
    if (Array.isArray(args[1]) && failures < 2) {
      failures += 1;
      throw new Error('The database is away.');
    }
    return updateOne.apply(mails, args);
  };
  onTestFinished(() => {
    mails.updateOne = updateOne;
  });
  outbox.startSender({ smtp });
  await outbox.queue(outbox.orderMail());
  await eventually(async () => expect(await outbox.states()).toEqual(['SENT']));
  expect([failures, smtp.received.length]).toEqual([2, 1]);
});
