import { describe, expect, test } from 'vitest';
import { encodeTarget, readNewAddress, readOldAddress, redirectKey, targetKey } from './redirect-address.ts';

describe('an old address', () => {
  test.each([
    ['/products/Tea-Pot/', '/products/tea-pot'],
    ['  /a//b ', '/a/b'],
    ['/caf%C3%A9', '/café'],
    ['/cafe\u0301', '/café'],
    ['/%E0%A4%B8%E0%A4%BE%E0%A4%A1%E0%A4%BC%E0%A5%80', '/साड़ी'.normalize('NFC')],
    ['https://old.example/Pages/About?'.slice(0, -1), '/pages/about'],
    ['/old.php', '/old.php'],
    ['/a/../b', '/b'],
  ])('%s is stored as %s', (text, value) => expect(readOldAddress(text)).toEqual({ value }));

  test.each([
    ['', 'Old address is required'],
    ['old', 'Old address must start with /, such as /old-page'],
    ['//evil.example/x', 'Old address must start with /, such as /old-page'],
    ['/a?b=1', 'Old address must not contain ? or #. A redirect applies to the path, with any ? or # part'],
    ['/a#', 'Old address must not contain ? or #. A redirect applies to the path, with any ? or # part'],
    ['/%E0%A4', 'Old address has an invalid % code'],
    ['/.git/config', 'Old address must not contain a backslash, or a dot after a slash'],
    ['/a%5Cb', 'Old address must not contain a backslash, or a dot after a slash'],
    ['/', '/ cannot be redirected, because the shop uses this address'],
    ['/Admin/x', '/admin/x cannot be redirected, because the shop uses this address'],
    ['/checkout', '/checkout cannot be redirected, because the shop uses this address'],
    [`/${'a'.repeat(500)}`, 'Old address must be at most 500 characters'],
  ])('%s is refused', (text, fault) => expect(readOldAddress(text).fault?.text).toBe(fault));
});

describe('a new address', () => {
  test.each([
    ['/Category/Shoes/?sort=new#top', '/category/shoes?sort=new#top'],
    ['/caf%C3%A9', '/café'],
    ['/100%25', '/100%25'],
    ['/a%3Fb', '/a%3Fb'],
    ['https://Other.example/Path', 'https://other.example/Path'],
    ['https://shop.example/product/x', '/product/x'],
  ])('%s is stored as %s', (text, value) =>
    expect(readNewAddress(text, 'https://shop.example')).toEqual({ value }),
  );

  test.each([
    'http://other.example',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'https://a:b@c.example',
    'x',
  ])('%s is refused', (text) =>
    expect(readNewAddress(text).fault?.text).toBe('New address must start with / or https://'),
  );

  test('is sent in ASCII', () => {
    expect(encodeTarget('/साड़ी?a=b')).toMatch(/^\/(%[0-9A-F]{2})+\?a=b$/);
    expect(encodeTarget('/100%25')).toBe('/100%25');
    expect(encodeTarget('https://other.example/x')).toBe('https://other.example/x');
  });

  test('leads to a page of the shop or elsewhere', () => {
    expect(targetKey('/product/x?a#b')).toBe('/product/x');
    expect(targetKey('https://other.example/x')).toBeNull();
  });
});

test('a key stays the same when it is parsed again', () => {
  for (const path of ['/A/B/', '/é', '/', '//'])
    expect(redirectKey(redirectKey(path))).toBe(redirectKey(path));
});
