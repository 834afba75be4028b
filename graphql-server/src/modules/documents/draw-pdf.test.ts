import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { DocumentSheet } from './document-sheet.ts';
import { drawPdf, shown } from './draw-pdf.ts';

const MAX_CPU_S = 10;
const FONT = new URL('../../../../design/font.ttf', import.meta.url);

const invoice = (number: number): DocumentSheet => ({
  title: 'Tax invoice',
  number: `INV/26-27/${number}`,
  facts: [
    { label: 'Number', text: `INV/26-27/${number}` },
    { label: 'Place of supply', text: 'Karnataka (29)' },
  ],
  parties: [
    { label: 'From', lines: ['Mela', '1 Own Street', 'Pune 411001', 'GSTIN 27AAPFU0939F1ZV'] },
    { label: 'To', lines: ['Asha Rao', '12 MG Road', 'Bengaluru 560001', 'Karnataka'] },
  ],
  columns: [
    { title: 'Item', isNumber: false, width: 4 },
    { title: 'HSN', isNumber: false, width: 1 },
    { title: 'Quantity', isNumber: true, width: 1 },
    { title: 'Total', isNumber: true, width: 2 },
  ],
  rows: ['Shawl, Red', 'Rug', 'Brass lamp', 'Khadi shirt, M', 'Tea'].map((title) => [
    ...[title, '6214', '1', '₹1,180.00'],
  ]),
  taxes: {
    columns: ['Rate', 'Taxable value', 'IGST', 'Tax'],
    rows: [['18%', '₹5,000.00', '₹900.00', '₹900.00']],
  },
  totals: [{ label: 'Total', amount: '₹5,900.00', isTotal: true }],
  words: 'Rupees five thousand nine hundred only',
  notes: [],
});

test('500 invoices are one file, with a page for each, within ten seconds of CPU', async () => {
  const font = await readFile(FONT);
  const before = process.cpuUsage();
  const pdf = await drawPdf(
    Array.from({ length: 500 }, (_, index) => invoice(index + 1)),
    font,
  );
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(MAX_CPU_S);
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(500);
});

test.each([
  ['Müller & Søn, Łódź, São Paulo', 'Müller & Søn, Łódź, São Paulo'],
  ['Cafe\u0301', 'Café'],
  ['Phạm Đức', 'Pham Đuc'],
  ['रुग Ελλάδα Привет', 'Rug Ellada Privet'],
  ['Gift 🎁 \u202Ebox\u200B ✓', 'Gift  box '],
  ['日本 3', '? 3'],
  ['₹1,180 €5 ₩900', '₹1,180 €5 KRW 900'],
])('%s is drawn as %s', (text, drawn) => {
  expect(shown(text)).toBe(drawn);
});

test('250 lines in many scripts take several pages, without a letter that the font lacks', async () => {
  const letters = Array.from({ length: 0x2300 }, (_, code) => String.fromCharCode(code));
  const rows = Array.from({ length: 250 }, (_, index) => [
    letters.slice(index * 36, (index + 1) * 36).join(''),
    ...['6214', '1', '₹1,180.00'],
  ]);
  const pdf = await drawPdf([{ ...invoice(1), rows }], await readFile(FONT));
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(5);
  const glyphs = textsIn(pdf).flatMap((hex) => hex.match(/.{4}/g) ?? []);
  expect(glyphs.length).toBeGreaterThan(5_000);
  expect(glyphs.filter((glyph) => glyph === '0000')).toEqual([]);
});

/** Extracts the glyph ids from a PDF, four digits each. */
function textsIn(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, bytes = '']) => {
    const packed = Buffer.from(bytes, 'latin1');
    const drawn = packed[0] === 0x78 ? inflateSync(packed).toString('latin1') : '';
    return [...drawn.matchAll(/<([\da-f]+)> -?[\d.]+/g)].map(([, hex = '']) => hex);
  });
}
