import { expect, test } from 'vitest';
import { faultOf, linksOf } from './page-links.ts';

test.each([
  ['<p>The title href=/x and src="/y" of a book</p>', []],
  ['<p title="a href=/x" data-src=/y>', []],
  ["<img alt='src=/x' src=/y>", ['/y']],
  ['<!-- <a href="/x"> --><script>"<a href=/y>"</script><title><a href=/z></title><a href=/q>', ['/q']],
  ['<a class=big  href = "/x?a=1#b" >', ['/x']],
  ['<img srcset="/a.webp 1x, /b.webp 2x" SRC="/c.webp"/>', ['/a.webp', '/b.webp', '/c.webp']],
  ['<a href="/caf&#39;e">', ["/caf'e"]],
  ['<a href="/x"><a href="//elsewhere.example"><a href="#top">', ['/x']],
  ['<a href=/x', ['/x']],
  ['1 < 2 <a href="/x">', ['/x']],
])('the links of %s are %j', (html, links) => {
  expect([...linksOf(Buffer.from(html))]).toEqual(links);
});

test('a page with a title and a text is valid', () => {
  const faults = ['<title>A</title><body>B', '<title></title><body>B', '<title>A</title><body><p></p>'];
  expect(faults.map((page) => faultOf(Buffer.from(page)))).toEqual([null, 'NO_TITLE', 'EMPTY']);
});
