import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { DOCUMENT_PAGE_CSP, documentPage } from './document-page.ts';

const EVIL = '<img src=x onerror="alert(1)">&\'';
const SHEET = {
  ...{ title: EVIL, number: EVIL, words: EVIL, notes: [EVIL] },
  facts: [{ label: EVIL, text: EVIL }],
  parties: [{ label: EVIL, lines: [EVIL] }],
  columns: [{ title: EVIL, isNumber: true, width: 1 }],
  rows: [[EVIL], []],
  taxes: { columns: [EVIL, EVIL], rows: [[EVIL, EVIL]] },
  totals: [{ label: EVIL, amount: EVIL, isTotal: true }],
};
const page = documentPage(SHEET, `/pdf?a=1&b="`);

test('escapes every text', () => {
  expect(page).not.toContain('<img');
  expect(page).not.toContain('onerror="');
  expect(page).toContain('href="/pdf?a=1&#38;b=&#34;"');
});

test('allows its own style and script, and no other', () => {
  for (const [tag, directive] of [
    ['style', 'style-src'],
    ['script', 'script-src'],
  ]) {
    const [, text = ''] = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(page) ?? [];
    const hash = createHash('sha256').update(text).digest('base64');
    expect(DOCUMENT_PAGE_CSP).toContain(`${directive} 'sha256-${hash}'`);
  }
  expect(DOCUMENT_PAGE_CSP).toContain("default-src 'none'");
});

test('leaves out empty parts', () => {
  const plain = documentPage({ ...SHEET, taxes: null, words: '', notes: [] }, '/pdf');
  expect(plain.match(/<table>/g)).toHaveLength(1);
  expect(plain).not.toContain('class="notes"');
});
