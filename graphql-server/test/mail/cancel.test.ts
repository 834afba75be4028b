import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { cancelMail } from '../../src/modules/mail/cancel-mail.ts';
import type { MailContext } from '../../src/modules/mail/context.ts';
import { sendMailAgain } from '../../src/modules/mail/send-again.ts';
import { eventually } from '../serve.ts';
import { refusal, serveMail } from './mail-server.ts';
import { TestOutbox } from './outbox.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const outbox = new TestOutbox();
const context = { ...outbox.collections, viewer: { kind: 'open' } } as MailContext;

/** Queues an email. @returns its id */
async function queued(): Promise<string> {
  await outbox.queue(outbox.orderMail());
  return (await outbox.all()).at(-1)?._id.toHexString() ?? '';
}

const cancel = (id: string) => cancelMail(context, id);

test('a waiting email is canceled once, however often that is requested, and reaches nobody', async () => {
  const id = await queued();
  const answers = await Promise.all([1, 2, 3].map(() => cancel(id)));
  expect(answers.map(({ state }) => state)).toEqual(['CANCELED', 'CANCELED', 'CANCELED']);
  const [mail] = await outbox.all();
  expect(mail).toMatchObject({ state: 'CANCELED', nextAt: null });
  expect(mail?.expiresAt?.getTime()).toBeGreaterThan(Date.now() + 89 * DAY_MS);
  const smtp = await serveMail();
  outbox.startSender({ smtp });
  await outbox.queue(outbox.orderMail());
  await eventually(async () => expect(await outbox.states()).toEqual(['CANCELED', 'SENT']));
  expect(smtp.received).toHaveLength(1);
});

test('an email that is being sent cannot be canceled, and arrives', async () => {
  const answered = Promise.withResolvers<void>();
  const smtp = await serveMail({ onRcptTo: (_, __, done) => void answered.promise.then(() => done()) });
  const id = await queued();
  outbox.startSender({ smtp });
  await eventually(async () => expect((await outbox.all())[0]?.claim).toBeDefined());
  await expect(cancel(id)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'This email is being sent right now.',
  });
  answered.resolve();
  await eventually(async () => expect(await outbox.states()).toEqual(['SENT']));
  expect(smtp.received).toHaveLength(1);
  await expect(cancel(id)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('of many emails that are canceled while they are sent, each either arrives or is canceled', async () => {
  const smtp = await serveMail();
  const mails = Array.from({ length: 60 }, (_, index) =>
    outbox.orderMail({ to: `to-${index}@mela.example` }),
  );
  await outbox.queue(...mails);
  const ids = (await outbox.all()).map(({ _id }) => _id.toHexString());
  outbox.startSender({ smtp });
  outbox.startSender({ smtp });
  await eventually(() => expect(smtp.received.length).toBeGreaterThan(3));
  const outcomes = await Promise.allSettled(ids.toReversed().map(cancel));
  await eventually(async () => expect(await outbox.states()).not.toContain('WAITING'));
  const arrived = new Set(smtp.received.flatMap(({ to }) => to));
  expect(arrived.size).toBe(smtp.received.length);
  const all = await outbox.all();
  for (const { _id, to, state } of all) {
    const outcome = outcomes[ids.toReversed().indexOf(_id.toHexString())]?.status;
    expect([state, outcome]).toEqual(arrived.has(to) ? ['SENT', 'rejected'] : ['CANCELED', 'fulfilled']);
  }
  expect(all.some(({ state }) => state === 'CANCELED')).toBe(true);
});

test('a failed email is dismissed, and a dismissed one can be sent after all', async () => {
  let isRefusing = true;
  const smtp = await serveMail({
    onRcptTo: (_, __, done) => done(isRefusing ? refusal(550, 'No such user') : null),
  });
  outbox.startSender({ smtp });
  const id = await queued();
  await eventually(async () => expect(await outbox.states()).toEqual(['FAILED']));
  expect(await cancel(id)).toMatchObject({ state: 'CANCELED', error: expect.stringContaining('550') });
  isRefusing = false;
  await sendMailAgain(context, id);
  await eventually(async () => expect(await outbox.states()).toEqual(['SENT']));
  expect(smtp.received).toHaveLength(1);
});

test('an email that is resent by two presses, or by a call whose response was lost, is sent once more', async () => {
  const smtp = await serveMail();
  outbox.startSender({ smtp });
  const id = await queued();
  await eventually(async () => expect(await outbox.states()).toEqual(['SENT']));
  const seen = (await outbox.all())[0]?.triedFrom.toISOString();
  await Promise.all([1, 2, 3].map(() => sendMailAgain(context, id, seen)));
  await eventually(() => expect(smtp.received).toHaveLength(2));
  await eventually(async () => expect(await outbox.states()).toEqual(['SENT']));
  expect((await sendMailAgain(context, id, seen)).state).toBe('SENT');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(smtp.received).toHaveLength(2);
  await expect(sendMailAgain(context, id, 'yesterday')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('an unknown id is reported', async () => {
  for (const id of [new ObjectId().toHexString(), 'x']) {
    await expect(cancel(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
});
