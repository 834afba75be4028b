import { expect, test } from 'vitest';
import { withoutOrigin } from './without-origin.ts';

const ORIGIN = 'http://localhost:4000';
const read = (path: string, text: string) => withoutOrigin(path, Buffer.from(text), ORIGIN).toString();

test('a page keeps its links, and has no canonical link, address or image of this machine', () => {
  const head = `<link rel="canonical" href="${ORIGIN}/about"><meta property="og:url" content="${ORIGIN}/"><meta property="og:image" content="${ORIGIN}/uploads/a.webp"><link rel="icon" href="/icon.svg">`;
  const page = `<head>${head}</head><a href="/shop">Shop</a><script type="application/ld+json">{"url":"${ORIGIN}/about"}</script>`;
  expect(read('about/index.html', page)).toBe(
    '<head><link rel="icon" href="/icon.svg"></head><a href="/shop">Shop</a><script type="application/ld+json">{"url":"/about"}</script>',
  );
});

test('robots.txt names no sitemap, and other files are unchanged', () => {
  expect(read('robots.txt', `User-agent: *\nAllow: /\nSitemap: ${ORIGIN}/sitemap.xml\n`)).toBe(
    'User-agent: *\nAllow: /\n',
  );
  expect(read('a.js', `"${ORIGIN}"`)).toBe(`"${ORIGIN}"`);
});
