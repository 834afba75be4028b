import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pageLeaner } from './lean-page.ts';

const leanPage = pageLeaner();
const POLICY =
  "default-src 'none'; script-src 'self' 'sha256-one' 'sha256-two'; style-src 'self' 'sha256-three';";
const page = (body: string) =>
  `<head><meta content="${POLICY}"><style>.page{--x:1}</style></head><body>${body}</body>`;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('gathers the styles of a page in one element, in their order', () => {
  const { html } = leanPage(page('<style>.part{top:var(--x)}</style><p>Text</p>'));
  expect(html).toContain('<style>.a{--a:1}.b{top:var(--a)}</style></head><body><p>Text</p></body>');
});

test('moves the plain scripts of a page to one file, in their order', () => {
  const { html, script } = leanPage(page('<script>one()</script><p>Text</p><script>two()</script>'));
  expect(script?.text).toBe('one()\ntwo()');
  expect(script?.path).toMatch(/^\/_astro\/islands\.[0-9a-f]{8}\.js$/);
  expect(html).toContain(`<body><script async src="${script?.path}"></script><p>Text</p></body>`);
});

test('a script that a page has twice is there once', () => {
  const once = leanPage(page('<script>one()</script><script>two()</script>'));
  const twice = leanPage(page('<script>one()</script><script>two()</script><script>one()</script>'));
  expect(twice).toEqual(once);
});

test('an island keeps what wakes it up, without options for its directive', () => {
  const { html } = leanPage(
    page('<astro-island props="{}" client="near" opts="{}" await-children></astro-island>'),
  );
  expect(html).toContain('<astro-island props="{}" client="near" await-children>');
});

test('the policy names the one style, the rules and the scripts of the page, and nothing else', () => {
  const rules = '<script type="speculationrules">{"prerender":[]}</script>';
  const data = '<script type="application/ld+json">{}</script>';
  const own = '<script type="module">own()</script>';
  const { html } = leanPage(page(`<script>go()</script>${rules}${data}${own}`));
  const scripts = `'self' 'inline-speculation-rules' ${hash('own()')}`;
  expect(html).toContain(
    `content="default-src 'none'; script-src ${scripts};style-src ${hash('.a{--a:1}')};"`,
  );
});

test('leaves a page without styles as it is', () => {
  expect(leanPage('<p>Moved</p>')).toEqual({ html: '<p>Moved</p>' });
});
