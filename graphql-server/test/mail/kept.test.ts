import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepWaitingMails } from '../../src/modules/mail/waiting-mails.ts';
import { eventually } from '../serve.ts';
import { serveMail } from './mail-server.ts';
import { TestOutbox, temporaryFolder } from './outbox.ts';

const outbox = new TestOutbox();

test('without a mail server each email is a file, which only the server’s user can read', async () => {
  const folder = join(temporaryFolder(), 'mail');
  outbox.startSender({ smtp: null, folder });
  await outbox.queue(outbox.orderMail(), outbox.orderMail({ to: 'ravi@mela.example' }));
  await eventually(async () => expect(await outbox.states()).toEqual(['KEPT', 'KEPT']));
  const names = readdirSync(folder);
  expect(names).toHaveLength(2);
  for (const name of names) {
    expect(name).toMatch(/^\d{8}T\d{6}-order-placed-[0-9a-f]{24}-0a1b2c3d\.eml$/);
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, name), 'utf8')).toMatch(/^(From|To|Subject): /m);
  }
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const texts = names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  expect(texts).toContain('To: ravi@mela.example');
  const [mail] = await outbox.all();
  expect(mail).toMatchObject({ nextAt: null });
  expect(mail).not.toHaveProperty('expiresAt');
});

test('an email stays a file when a mail server is configured later, so nobody gets old news', async () => {
  const folder = temporaryFolder();
  const keeping = outbox.startSender({ smtp: null, folder });
  await outbox.queue(outbox.orderMail());
  await eventually(async () => expect(await outbox.states()).toEqual(['KEPT']));
  await keeping.close();
  const smtp = await serveMail();
  outbox.startSender({ smtp, folder });
  await outbox.queue(outbox.orderMail());
  await eventually(async () => expect(await outbox.states()).toEqual(['KEPT', 'SENT']));
});

test('an unwritable folder loses no email', async () => {
  const folder = join(temporaryFolder(), 'mail');
  writeFileSync(folder, 'in the way');
  outbox.startSender({ smtp: null, folder });
  await outbox.queue(outbox.orderMail());
  await eventually(async () =>
    expect(await outbox.all()).toMatchObject([
      { state: 'WAITING', attempts: 1, error: 'The file cannot be written (ENOTDIR).' },
    ]),
  );
});

test('an email’s file is deleted with it, and those of other databases stay', async () => {
  const folder = temporaryFolder();
  mkdirSync(folder, { recursive: true });
  const foreign = `20260101T000000-order-paid-${'a'.repeat(24)}-ffffffff.eml`;
  const gone = `20260101T000000-order-paid-${'a'.repeat(24)}-0a1b2c3d.eml`;
  const unfinished = `${gone}.4711`;
  for (const name of [foreign, gone, unfinished, 'notes.txt']) writeFileSync(join(folder, name), '');
  outbox.startSender({ smtp: null, folder });
  await eventually(() => expect(readdirSync(folder).toSorted()).toEqual([foreign, 'notes.txt'].toSorted()));
});

test('in a restored copy of the shop no waiting email is sent automatically', async () => {
  await outbox.queue(outbox.orderMail());
  await keepWaitingMails(outbox.collections);
  const smtp = await serveMail();
  outbox.startSender({ smtp });
  await outbox.queue(outbox.orderMail());
  await eventually(async () => expect(await outbox.states()).toEqual(['KEPT', 'SENT']));
  expect((await outbox.all())[0]?.error).toMatch(/may have been sent since/);
});
