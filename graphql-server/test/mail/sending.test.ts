import { describe, expect, test } from 'vitest';
import { retryDelay } from '../../src/modules/mail/claim-mail.ts';
import { deleteMailsAbout, queueMail } from '../../src/modules/mail/queue-mail.ts';
import { eventually } from '../serve.ts';
import { headerOf, refusal, serveMail } from './mail-server.ts';
import { SHOP, TestOutbox } from './outbox.ts';

const outbox = new TestOutbox();
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

describe('an email', () => {
  test('is sent to its recipient, from the shop, as text and HTML', async () => {
    const smtp = await serveMail();
    outbox.startSender({ smtp });
    await outbox.queue(outbox.orderMail());
    await eventually(() => expect(smtp.received).toHaveLength(1));
    const [mail] = smtp.received;
    if (!mail) throw new Error('It did not come.');
    expect(mail).toMatchObject({ from: 'hello@mela.example', to: ['meera@mela.example'] });
    expect(headerOf(mail, 'From')).toBe('Mela <hello@mela.example>');
    expect(headerOf(mail, 'To')).toBe('meera@mela.example');
    expect(headerOf(mail, 'Subject')).toBe('Your order 1001 at Mela');
    expect(headerOf(mail, 'Message-ID')).toMatch(/^<[0-9a-f-]{36}@shop\.example>$/);
    expect(headerOf(mail, 'Auto-Submitted')).toBe('auto-generated');
    expect(mail.raw).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/);
    expect(mail.raw.replaceAll('=\r\n', '')).toContain('https://shop.example/order/sample');
    await eventually(async () => expect(await outbox.states()).toEqual(['SENT']));
    const [stored] = await outbox.all();
    expect(stored).toMatchObject({ attempts: 1, nextAt: null });
    expect(stored).not.toHaveProperty('claim');
    const keptFor = (stored?.expiresAt?.getTime() ?? 0) - (stored?.sentAt?.getTime() ?? 0);
    expect(keptFor).toBe(90 * DAY_MS);
  });

  test('that is queued twice is sent once', async () => {
    const smtp = await serveMail();
    const mail = outbox.orderMail();
    await Promise.all([outbox.queue(mail), outbox.queue(mail), outbox.queue(mail, mail)]);
    outbox.startSender({ smtp });
    await eventually(async () => expect(await outbox.states()).toEqual(['SENT']));
    expect(smtp.received).toHaveLength(1);
  });

  test('is queued if and only if its cause is stored', async () => {
    const { client } = outbox.database;
    await client.withSession(async (session) => {
      session.startTransaction();
      await queueMail(outbox.collections, session, outbox.orderMail());
      await session.abortTransaction();
    });
    expect(await outbox.all()).toEqual([]);
  });

  test('of fifty that two servers send is sent once, by one or the other', async () => {
    const [one, other] = [await serveMail(), await serveMail()];
    await outbox.queue(...Array.from({ length: 50 }, () => outbox.orderMail()));
    outbox.startSender({ smtp: one });
    outbox.startSender({ smtp: other });
    await eventually(async () => expect(new Set(await outbox.states())).toEqual(new Set(['SENT'])));
    const ids = [...one.received, ...other.received].map((mail) => headerOf(mail, 'Message-ID'));
    expect(ids).toHaveLength(50);
    expect(new Set(ids).size).toBe(50);
    expect(one.received.length).toBeGreaterThan(0);
    expect(other.received.length).toBeGreaterThan(0);
  });
});

test('emails that waited share one reading of the shop’s details, and a later email has the newest', async () => {
  const smtp = await serveMail();
  const names = ['One', 'Two'];
  let readings = 0;
  const readShop = async () => ({ ...SHOP, name: names[readings++] ?? 'Three' });
  await outbox.queue(...Array.from({ length: 8 }, () => outbox.orderMail()));
  outbox.startSender({ smtp, readShop });
  await eventually(() => expect(smtp.received).toHaveLength(8));
  const first = new Set(smtp.received.map((mail) => headerOf(mail, 'Subject')?.split(' at ')[1]));
  expect(first).toContain('One');
  // There may be several readings, because emails may take longer on a slow machine than a reading is shared.
  expect(readings).toBeLessThan(8);
  const before = readings;
  await outbox.queue(outbox.orderMail());
  await eventually(() => expect(smtp.received).toHaveLength(9));
  expect(readings).toBe(before + 1);
});

test('a failed reading of the shop’s details is not shared', async () => {
  const smtp = await serveMail();
  let readings = 0;
  const readShop = async () => {
    readings += 1;
    if (readings === 1) throw new Error('The database is away.');
    return SHOP;
  };
  // Queue more emails than are sent at once, so that the last ones begin after the failure.
  await outbox.queue(...Array.from({ length: 8 }, () => outbox.orderMail()));
  outbox.startSender({ smtp, readShop });
  const areTried = (mails: { state: string; error?: string }[]) =>
    mails.every(({ state, error }) => state === 'SENT' || error !== undefined);
  await eventually(async () => expect(areTried(await outbox.all())).toBe(true));
  const states = await outbox.states();
  expect(states).toContain('SENT');
  expect(states).toContain('WAITING');
});

describe('a mail server that', () => {
  test('permanently rejects the address is not asked again', async () => {
    let asked = 0;
    const smtp = await serveMail({
      onRcptTo: (_, __, done) => {
        asked += 1;
        done(refusal(550, 'No such user here'));
      },
    });
    outbox.startSender({ smtp });
    await outbox.queue(outbox.orderMail());
    await eventually(async () => expect(await outbox.states()).toEqual(['FAILED']));
    const [mail] = await outbox.all();
    expect(mail).toMatchObject({
      attempts: 1,
      nextAt: null,
      error: expect.stringContaining('550 No such user here'),
    });
    expect(mail?.expiresAt?.getTime()).toBeGreaterThan(Date.now() + 89 * DAY_MS);
    expect(asked).toBe(1);
  });

  test('permanently rejects the content is not asked again', async () => {
    const smtp = await serveMail({
      onData: (stream, _, done) => stream.resume().on('end', () => done(refusal(554, 'Looks like spam'))),
    });
    outbox.startSender({ smtp });
    await outbox.queue(outbox.orderMail());
    await eventually(async () => expect(await outbox.states()).toEqual(['FAILED']));
  });

  test('temporarily rejects an email is asked again, with growing delays and the same email', async () => {
    let refusals = 0;
    const smtp = await serveMail({
      onRcptTo: (_, __, done) => {
        refusals += 1;
        done(refusals <= 2 ? refusal(450, 'Busy, come back') : null);
      },
    });
    let before = Date.now();
    outbox.startSender({ smtp });
    await outbox.queue(outbox.orderMail());
    for (const attempts of [1, 2]) {
      const mail = await eventually(async () => {
        const [found] = await outbox.all();
        expect(found?.attempts).toBe(attempts);
        expect(found).not.toHaveProperty('claim');
        return found;
      });
      expect(mail).toMatchObject({ state: 'WAITING', error: expect.stringContaining('450 Busy') });
      const triedAt = (mail?.nextAt?.getTime() ?? 0) - (retryDelay(attempts, 0) ?? 0);
      expect(triedAt).toBeGreaterThanOrEqual(before);
      expect(triedAt).toBeLessThanOrEqual(Date.now());
      before = Date.now();
      await outbox.hurry();
    }
    await eventually(async () => expect(await outbox.states()).toEqual(['SENT']));
    expect(smtp.received).toHaveLength(1);
    expect((await outbox.all())[0]).not.toHaveProperty('error');
  });

  test.each([
    ['does not let the shop in', { authOptional: false }, /^The mail server said: 530/],
    [
      'does not know the shop’s address',
      {
        onMailFrom: (_: unknown, __: unknown, done: (error?: Error) => void) =>
          done(refusal(553, 'Not yours')),
      },
      /553 Not yours/,
    ],
  ])('%s is asked again: that is not the mail’s fault', async (_, options, error) => {
    outbox.startSender({ smtp: await serveMail(options) });
    await outbox.queue(outbox.orderMail());
    await eventually(async () =>
      expect(await outbox.all()).toMatchObject([
        { state: 'WAITING', attempts: 1, error: expect.stringMatching(error) },
      ]),
    );
  });

  test('is unreachable is asked again', async () => {
    const smtp = { host: '127.0.0.1', port: 1, secure: false, requireTLS: false, ignoreTLS: true };
    outbox.startSender({ smtp });
    await outbox.queue(outbox.orderMail());
    await eventually(async () =>
      expect(await outbox.all()).toMatchObject([
        { state: 'WAITING', attempts: 1, error: expect.stringContaining('ECONNREFUSED') },
      ]),
    );
  });

  test('has not accepted an email for three days is not asked again', async () => {
    const smtp = { host: '127.0.0.1', port: 1, secure: false, requireTLS: false, ignoreTLS: true };
    await outbox.queue(outbox.orderMail());
    await outbox.collections.outbox.updateOne(
      {},
      { $set: { attempts: 15, triedFrom: new Date(Date.now() - 3 * DAY_MS) } },
    );
    outbox.startSender({ smtp });
    await eventually(async () => expect(await outbox.states()).toEqual(['FAILED']));
  });

  test('wants a password on an unencrypted connection does not get it', async () => {
    let told = '';
    const smtp = await serveMail({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ password }, _, done) => {
        told = password ?? '';
        done(null, { user: 'shop' });
      },
    });
    const remote = { ...smtp, requireTLS: true, ignoreTLS: false, auth: { user: 'shop', pass: 'secret' } };
    outbox.startSender({ smtp: remote });
    await outbox.queue(outbox.orderMail());
    await eventually(async () => expect((await outbox.all())[0]?.error).toMatch(/^The mail server/));
    expect(told).toBe('');
  });
});

test('an obsolete email is not sent', async () => {
  const smtp = await serveMail();
  await outbox.queue(outbox.orderMail({ validUntil: new Date(Date.now() - 1) }));
  outbox.startSender({ smtp });
  await eventually(async () => expect(await outbox.states()).toEqual(['FAILED']));
  expect(smtp.received).toEqual([]);
});

test('emails are deleted with their subject, whether they were sent or not', async () => {
  const smtp = await serveMail();
  outbox.startSender({ smtp });
  await outbox.queue(outbox.orderMail({ about: 'order a' }), outbox.orderMail({ about: 'order b' }));
  await eventually(async () => expect(await outbox.states()).toEqual(['SENT', 'SENT']));
  await outbox.database.client.withSession((session) =>
    session.withTransaction(() => deleteMailsAbout(outbox.collections, session, 'order a')),
  );
  expect(await outbox.all()).toMatchObject([{ about: 'order b' }]);
});
