import { describe, expect, test } from 'vitest';
import { MAIL_KINDS } from './kinds.ts';
import { renderMail } from './render-mail.ts';
import { sampleData } from './sample-mails.ts';
import { emailsAddress, homeAddress, orderAddress, productAddress } from './storefront-links.ts';

const SHOP = { url: 'https://shop.example' };
const LINKS = {
  homeUrl: 'https://app.example/start',
  orderUrl: 'https://app.example/#/orders/{token}',
  productUrl: 'https://app.example/products/{handle}?variant={variant}',
  emailsUrl: 'https://app.example/emails/{action}/{token}',
};
const NONE = { homeUrl: null, orderUrl: null, productUrl: null, emailsUrl: null };
const DETAILS = { name: 'Mela', email: '', phone: '', address: [], timeZone: 'Asia/Kolkata', ...SHOP };
/** Matches addresses of the team's pages and of files, which stay on the shop's own host. */
const OF_THE_SHOP = /^https:\/\/shop\.example\/(admin|api|uploads)\//;

test.each([SHOP, { ...SHOP, links: NONE }])('without addresses, links lead to the shop', (shop) => {
  expect(homeAddress(shop)).toBe('https://shop.example/');
  expect(orderAddress(shop, 'a/b')).toBe('https://shop.example/order/a%2Fb');
  expect(productAddress(shop, '/product/saree?variant=6b')).toBe(
    'https://shop.example/product/saree?variant=6b',
  );
  expect(emailsAddress(shop, 'alerts', 'x')).toBe('https://shop.example/emails#alerts=x');
});

test('addresses replace the pages of the shop, with encoded values', () => {
  const shop = { ...SHOP, links: LINKS };
  expect(homeAddress(shop)).toBe('https://app.example/start');
  expect(orderAddress(shop, 'a/b?c#d&"<{handle}$&')).toBe(
    'https://app.example/#/orders/a%2Fb%3Fc%23d%26%22%3C%7Bhandle%7D%24%26',
  );
  expect(productAddress(shop, '/product/saree?variant=6b')).toBe(
    'https://app.example/products/saree?variant=6b',
  );
  expect(productAddress(shop, '/product/saree')).toBe('https://app.example/products/saree?variant=');
  expect(emailsAddress(shop, 'confirm', 'x y')).toBe('https://app.example/emails/confirm/x%20y');
});

test('one address alone leaves the other pages to the shop', () => {
  const shop = { ...SHOP, links: { ...NONE, orderUrl: LINKS.orderUrl } };
  expect(orderAddress(shop, 'x')).toBe('https://app.example/#/orders/x');
  expect(emailsAddress(shop, 'newsletter', 'x')).toBe('https://shop.example/emails#newsletter=x');
});

describe.each(MAIL_KINDS)('a mail of the kind %s', (kind) => {
  const linksOf = (links: typeof LINKS | typeof NONE) => {
    const { html, text, leave } = renderMail(kind, sampleData(kind, 'INR'), { ...DETAILS, links });
    const inHtml = Array.from(html.matchAll(/href="([^"]*)"/g), ([, href = '']) => href);
    const inText = Array.from(text.matchAll(/https:\S+/g), ([href]) => href);
    return [...inHtml, ...inText, ...(leave ? [leave] : [])];
  };

  test('leads shoppers only to the addresses, and the team to the admin', () => {
    const ours = linksOf(LINKS).filter((href) => href.startsWith('https://shop.example'));
    expect(ours.filter((href) => !OF_THE_SHOP.test(href))).toEqual([]);
    expect(linksOf(NONE).filter((href) => href.includes('app.example'))).toEqual([]);
    expect(linksOf(LINKS)).toHaveLength(linksOf(NONE).length);
  });
});
