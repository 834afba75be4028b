import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { rewritePage } from './rewrite-page.ts';

const POLICY =
  "default-src 'none'; script-src 'self' 'sha256-one' 'sha256-two'; style-src 'self' 'sha256-three';";
const page = (body: string) =>
  `<head><meta content="${POLICY}"><style>.page{--x:1}</style></head><body>${body}</body>`;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('puts the styles of a page into one element, in their order', () => {
  const { html } = rewritePage(page('<style>.part{top:var(--x)}</style><p>Text</p>'));
  expect(html).toContain('<style>.page{--x:1}.part{top:var(--x)}</style></head><body><p>Text</p></body>');
});

test('a duplicate style of a page is removed', () => {
  const { html } = rewritePage(page('<style>.part{top:0}</style><style>.part{top:0}</style>'));
  expect(html).toContain('<style>.page{--x:1}.part{top:0}</style>');
});

test('minifies the styles', () => {
  const css = '@layer tokens{:root{--gap:8px}}p{margin:var(--gap);background:rgb(0 0 0 / 0.5), url(a.png)}';
  const { html } = rewritePage(`<style>${css}</style>`);
  expect(html).toContain('p{margin:8px;background:rgb(0 0 0/0.5),url(a.png)}');
});

test('moves the plain scripts of a page to one file, which is the same in any order of the scripts', () => {
  const { html, script } = rewritePage(page('<script>one()</script><p>Text</p><script>two()</script>'));
  expect(script?.text).toBe('one()\ntwo()');
  expect(rewritePage(page('<script>two()</script><p>Text</p><script>one()</script>')).script).toEqual(script);
  expect(script?.path).toMatch(/^\/_astro\/islands\.[\w-]{5}\.js$/);
  expect(html).toContain(`<body><script async src="${script?.path}"></script><p>Text</p></body>`);
});

test('a duplicate script of a page is removed', () => {
  const once = rewritePage(page('<script>one()</script><script>two()</script>'));
  const twice = rewritePage(page('<script>one()</script><script>two()</script><script>one()</script>'));
  expect(twice).toEqual(once);
});

test('an island keeps only the attributes that hydrate it', () => {
  const { html } = rewritePage(
    page(
      '<astro-island uid="Z2h" prefix="r1" component-export="Tabs" props="{}" client="approach" opts="{}" await-children><p></p><!--astro:end--></astro-island>',
    ),
  );
  expect(html).toContain('<astro-island props="{}"><p></p></astro-island>');
});

test('minifies the HTML, and no embedded data', () => {
  const data = '<script type="application/ld+json">{"name":"&#39;\\" />"}</script>';
  const { html } = rewritePage(
    `<!DOCTYPE html>${page(`<p>Men&#39;s</p><path d="M0" /><path d="M1"></path>${data}`)}`,
  );
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).toContain(`<p>Men's</p><path d="M0"/><path d="M1"/>${data}`);
});

test("removes Astro's element for islands, which the site replaces", () => {
  const { script } = rewritePage(
    page('<script>one()</script><script>customElements.get("astro-island")||define()</script>'),
  );
  expect(script?.text).toBe('one()');
});

test('the policy allows the one style, the rules and the scripts of the page, and nothing else', () => {
  const rules = '<script type="speculationrules">{"prerender":[]}</script>';
  const data = '<script type="application/ld+json">{}</script>';
  const own = '<script type="module">own()</script>';
  const { html } = rewritePage(page(`<script>go()</script>${rules}${data}${own}`));
  const scripts = `'self' 'inline-speculation-rules' ${hash('own()')}`;
  expect(html).toContain(
    `content="default-src 'none'; script-src ${scripts};style-src ${hash('.page{--x:1}')};"`,
  );
});

test('a page without CSS and policy gets them at the end of its head', () => {
  const head = { name: 'page', policy: `<meta content="${POLICY}">`, css: '.page{--x:1}' };
  const body = '<style>.part{top:var(--x)}</style><script>one()</script><p>Text</p>';
  const title = '<meta name="description" content="</head><style>a{}</style>">';
  const whole = rewritePage(
    `<head>${title}${head.policy}<style>${head.css}</style></head><body>${body}</body>`,
  );
  expect(rewritePage(`<head>${title}</head><body>${body}</body>`, head)).toEqual(whole);
});

test('leaves a page without styles unchanged', () => {
  expect(rewritePage('<p>Moved</p>')).toEqual({ html: '<p>Moved</p>' });
});

test('an attribute that contains the text of a script or style is not an element', () => {
  const text = '</script><script>evil()</script><style>evil{}</style>';
  const { html, script } = rewritePage(page(`<a aria-label="${text}">x</a><script>one()</script>`));
  expect(script?.text).toBe('one()');
  expect(html).toContain(`<a aria-label="${text.replaceAll('<', '&lt;')}">x</a>`);
  expect(html).toContain('<style>.page{--x:1}</style>');
});
