import { expect, test } from 'vitest';
import { contentHtml, descriptionHtml, plainText } from './markdown.ts';

test.for([
  ['paragraphs', 'One\n\nTwo', '<p>One</p>\n<p>Two</p>\n'],
  ['lines', 'One\nTwo', '<p>One<br>\nTwo</p>\n'],
  ['lists', '- One\n- Two', '<ul>\n<li>One</li>\n<li>Two</li>\n</ul>\n'],
  ['bold', '**Very** soft', '<p><strong>Very</strong> soft</p>\n'],
  [
    'links',
    '[Care](https://example.com/care)',
    '<p><a href="https://example.com/care" rel="nofollow noopener">Care</a></p>\n',
  ],
])('a description has %s', ([, text = '', html]) => {
  expect(descriptionHtml(text)).toBe(html);
});

test.for([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '![image](javascript:x)',
  '# Heading',
  '    indented',
  '`code`',
  '| a | b |\n|---|---|',
  '&lt;b&gt;',
])('"%s" in a description is text', (text) => {
  expect(descriptionHtml(text).replaceAll(/<\/?p>|<br>/g, '')).not.toMatch(/<(?!a )/);
});

test.for([
  '[x](javascript:alert(1))',
  '[x](JavaScript:alert(1))',
  '[x](data:text/html,x)',
  '[x](//example.com)',
  '[x](/admin)',
  '[x](http://example.com)',
  '[x]( vbscript:x)',
  '[x](< javascript:x>)',
  '[x](\u0001javascript:x)',
])('"%s" in a description is no link', (text) => {
  expect(descriptionHtml(text)).not.toContain('<a');
});

test("the shop's own texts have headings and link to its pages", () => {
  expect(contentHtml('## Law\n\n[Contact Us](/contactus), [call](tel:+911)')).toBe(
    '<h2>Law</h2>\n<p><a href="/contactus">Contact Us</a>, <a href="tel:+911">call</a></p>\n',
  );
  expect(contentHtml('[x](javascript:alert(1)) [y](//example.com)')).not.toContain('<a');
});

test('plain text has no image addresses, keeps escaped characters, and has spaces for line ends', () => {
  expect(plainText('a\\\nb\nc\\!d [e](https://example.com "f")')).toBe('a b c!d e');
  expect(plainText('a [*b*](https://example.com) \\* c')).toBe('a b * c');
  expect(plainText('  ')).toBe('');
});

test('lists are nested in lists, up to a limit', () => {
  expect(descriptionHtml('- a\n  - b')).toContain('<ul>\n<li>a\n<ul>\n<li>b</li>');
  expect(descriptionHtml('- '.repeat(50)).match(/<ul>/g)?.length).toBeLessThan(20);
});

test('plain text has the words and no markup', () => {
  expect(plainText('Two **bold**.\nLines\n\n- of [things](https://example.com)\n- \\*more\\*')).toBe(
    'Two bold. Lines of things *more*',
  );
});
