import { expect, test } from 'vitest';
import { sampleData } from '../../src/modules/mail/sample-mails.ts';
import { eventually } from '../serve.ts';
import { headerOf, headersOf, serveMail } from './mail-server.ts';
import { SHOP, TestOutbox } from './outbox.ts';

const outbox = new TestOutbox();
const HEADERS = [
  ...['from', 'to', 'subject', 'message-id', 'date', 'auto-submitted', 'mime-version', 'content-type'],
];

test.each([
  'meera@mela.example\r\nBcc: all@mela.example',
  'meera@mela.example, all@mela.example',
  'meera@mela.example>\r\nRCPT TO:<all@mela.example',
  'Meera <meera@mela.example>',
  'meera@mela.example;all@mela.example',
  '-oQ/tmp@mela.example\u0000',
  '',
])('a mail to %j is sent to nobody', async (to) => {
  const smtp = await serveMail();
  outbox.startSender({ smtp });
  await outbox.queue(outbox.orderMail({ to }));
  await eventually(async () =>
    expect(await outbox.all()).toMatchObject([
      { state: 'FAILED', error: 'This email address does not exist.' },
    ]),
  );
  expect(smtp.received).toEqual([]);
});

test.each([
  'Mela\r\nBcc: all@mela.example',
  'Mela" <all@mela.example>, "x',
  'Mela\u2028Bcc: all@mela.example\n\n<b>',
])('a shop named %j adds no header and no receiver', async (name) => {
  const smtp = await serveMail();
  outbox.startSender({ smtp, shop: { ...SHOP, name } });
  const data = {
    ...sampleData('order-placed', 'INR'),
    number: '1001\r\nX-Evil: yes',
    name: 'A\r\n.\r\nRSET',
  };
  await outbox.queue(outbox.orderMail({ data }));
  await eventually(() => expect(smtp.received).toHaveLength(1));
  const [mail] = smtp.received;
  if (!mail) throw new Error('It did not come.');
  expect(mail.to).toEqual(['meera@mela.example']);
  expect(headersOf(mail).toSorted()).toEqual(HEADERS.toSorted());
  expect(headerOf(mail, 'To')).toBe('meera@mela.example');
  expect(headerOf(mail, 'From')).toMatch(/<hello@mela\.example>$/);
});

test('shoppers’ text is plain text in an email’s markup, lines and links', async () => {
  const smtp = await serveMail();
  outbox.startSender({ smtp });
  const evil = '<img src=x onerror=alert(1)>"\'&\r\nTotal: ₹0';
  const order = sampleData('order-shipped', 'INR');
  const data = {
    ...order,
    name: evil,
    address: [evil],
    carrier: evil,
    token: '"><script>',
    trackingUrl: 'javascript:alert(1)',
    shipped: [{ title: evil, variantTitle: evil, quantity: 1 }],
  };
  await outbox.queue({ ...outbox.orderMail(), kind: 'order-shipped', data });
  await eventually(() => expect(smtp.received).toHaveLength(1));
  const text = (smtp.received[0]?.raw ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const html = text.slice(text.indexOf('<!doctype html>'));
  expect(html).not.toMatch(/<img|<script|javascript:/);
  expect(html).toContain('&#60;img src=x onerror=alert(1)&#62;&#34;&#39;&#38; Total:');
  expect(text).not.toMatch(/^Total: =E2=82=B90/m);
  expect(text).toContain('/order/%22%3E%3Cscript%3E');
});

test('modules’ text in the email about an order is plain text, too', async () => {
  const smtp = await serveMail();
  outbox.startSender({ smtp });
  const evil = '<img src=x onerror=alert(1)>\r\nTotal: ₹0';
  // Leave out the UPI QR code, which would be an image.
  const { upiUri: _, ...order } = sampleData('order-placed', 'INR');
  const data = {
    ...order,
    surcharges: [{ label: evil, amount: 5_000 }],
    notes: [evil],
  };
  await outbox.queue(outbox.orderMail({ data }));
  await eventually(() => expect(smtp.received).toHaveLength(1));
  const text = (smtp.received[0]?.raw ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const html = text.slice(text.indexOf('<!doctype html>'));
  expect(html).not.toMatch(/<img|<script/);
  expect(html.match(/&#60;img src=x onerror=alert\(1\)&#62;/g)).toHaveLength(2);
  expect(text).not.toMatch(/^Total: =E2=82=B90/m);
});
