import { expect, test } from 'vitest';
import { renderMail } from '../render-mail.ts';
import { sampleData } from '../sample-mails.ts';
import { nameToGreet, unlinked } from './unlinked.ts';

const SHOP = {
  name: 'Mela',
  email: 'hello@mela.test',
  phone: '',
  address: [],
  timeZone: 'UTC',
  url: 'https://shop.test',
};
const LINKED = /evil\.example|:\/\/evil|@evil|www\.evil/;

test.each([
  ['evil.example', 'evil. example'],
  ['https://evil.example/win?x=1', 'https: //evil. example/win?x=1'],
  ['www.evil.example', 'www. evil. example'],
  ['me@evil.example', 'me at evil. example'],
  ['evil\u3002example', 'evil. example'],
  ['12, St.Mary Road', '12, St. Mary Road'],
  ['J. R. D. Tata', 'J. R. D. Tata'],
  ['Flat 4, 2nd floor.', 'Flat 4, 2nd floor.'],
])('%s is shown as %s', (text, shown) => {
  expect(unlinked(text)).toBe(shown);
});

test.each(['Asha Rao', 'J.R. Smith', 'Zoë O’Brien-Núñez', 'राधिका'])('%s is greeted', (name) => {
  expect(nameToGreet(name)).not.toBe('');
});

test.each([
  'You won 5000 rupees',
  'Visit https://evil.example',
  'me@evil.example',
  'x'.repeat(61),
  'Call: now',
])('%s is not greeted', (name) => {
  expect(nameToGreet(name)).toBe('');
});

test.each(['order-placed', 'order-paid', 'order-shipped', 'order-canceled'] as const)(
  'a mail of the kind %s makes no link of what a shopper typed',
  (kind) => {
    const evil = 'https://evil.example me@evil.example www.evil.example';
    const data = { ...sampleData(kind, 'INR'), name: evil, address: [evil, 'evil.example/a'] };
    const { subject, html, text } = renderMail(kind, data, SHOP);
    for (const part of [subject, html, text]) expect(part).not.toMatch(LINKED);
    expect(html).toContain('<meta name="format-detection"');
  },
);
