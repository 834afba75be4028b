import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { DocumentSheet } from './document-sheet.ts';
import { drawPdf } from './draw-pdf.ts';

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
  expect(pagesOf(pdf)).toBe(500);
});

const nameOn = async (name: string) => {
  const parties = [{ label: 'To', lines: [name] }];
  const sheet = { ...invoice(1), facts: [], parties, rows: [], taxes: null, totals: [], words: '' };
  const [, text] = textsIn(await drawPdf([sheet], await readFile(FONT)))
    .join('')
    .split(/(?<=To)(.*)Item/);
  return text;
};

test.each([
  ['Müller & Søn, Łódź, São Paulo', 'Müller & Søn, Łódź, São Paulo'],
  ['Cafe\u0301', 'Café'],
  ['Phạm Đức', 'Phạm Đức'],
  ['रुग Ελλάδα Привет', 'रुग Ελλάδα Привет'],
  ['王小明 山田太郎 とうきょう 김철수 𠮷野家', '王小明 山田太郎 とうきょう 김철수 𠮷野家'],
  ['สมชาย ใจดี தமிழ் ქართული Հայ', 'สมชาย ใจดี தமிழ் ქართული Հայ'],
  ['₹1,180 €5 ₩900', '₹1,180 €5 ₩900'],
  ['Gift 🎁 \u202Ebox\u200B ✓', 'Gift  box '],
  ['Tibetan བོད 3', 'Tibetan ? 3'],
])('%s is drawn as %s', async (text, drawn) => {
  expect(await nameOn(text)).toBe(drawn);
});

test.each([
  ['דוד כהן, הרצל 12', '12 לצרה ,ןהכ דוד'],
  ['علی نمی\u200cخواهم', 'مهاو\u200cخیمن یلع'],
  ['شارع ١٢٣ (فهد)', '(دهف) ١٢٣ عراش'],
  ['Customer note: דוד and علي', 'Customer note: דוד and يلع'],
])('%s is drawn from right to left: %s', async (text, drawn) => {
  expect(await nameOn(text)).toBe(drawn);
});

test('a name of 10,000 characters of all scripts, emoji among them, takes two pages, and leaves its neighbours alone', async () => {
  const codes = Array.from({ length: 10_000 }, (_, index) => 0x20 + index * 17).filter(
    (code) => code < 0xd800 || code > 0xdfff,
  );
  const name = String.fromCodePoint(...codes);
  const parties = [{ label: 'To', lines: ['Before', name, 'After'] }];
  const pdf = await drawPdf([{ ...invoice(1), parties }], await readFile(FONT));
  const text = textsIn(pdf).join('');
  expect(text).toContain('Before');
  expect(text).toContain('After');
  expect(text).toContain('18%');
  expect(pagesOf(pdf)).toBeGreaterThan(1);
  expect(glyphsIn(pdf)).not.toContain('0000');
});

test('250 lines in many scripts take several pages, without a letter that the font lacks', async () => {
  const letters = Array.from({ length: 0x2300 }, (_, code) => String.fromCharCode(code));
  const rows = Array.from({ length: 250 }, (_, index) => [
    letters.slice(index * 36, (index + 1) * 36).join(''),
    ...['6214', '1', '₹1,180.00'],
  ]);
  const pdf = await drawPdf([{ ...invoice(1), rows }], await readFile(FONT));
  expect(pagesOf(pdf)).toBeGreaterThan(5);
  const glyphs = glyphsIn(pdf);
  expect(glyphs.length).toBeGreaterThan(5_000);
  expect(glyphs.filter((glyph) => glyph === '0000')).toEqual([]);
});

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** The ids of the file's glyphs, with four digits each. */
function glyphsIn(pdf: Buffer): string[] {
  return drawnIn(pdf).flatMap(({ glyphs }) => glyphs);
}

/** The texts that a reader copies out of the file, as drawn from left to right. */
function textsIn(pdf: Buffer): string[] {
  const file = pdf.toString('latin1');
  const objectAt = (id = '') => new RegExp(`^${id} 0 obj\\n([\\s\\S]*?)endobj`, 'm').exec(file)?.[1] ?? '';
  const fonts = new Map<string, string[]>();
  for (const [, name = '', id] of file.matchAll(/^\/(F\d+) (\d+) 0 R$/gm)) {
    if (fonts.has(name)) continue;
    const [, unicode] = /\/ToUnicode (\d+)/.exec(objectAt(id)) ?? [];
    const [map = ''] = streamsIn(objectAt(unicode));
    const letters = [...map.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g)].flatMap(([, range = '']) =>
      [...range.slice(range.indexOf('[')).matchAll(/<([\da-f ]*)>/g)].map(([, hex = '']) =>
        Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ),
    );
    fonts.set(name, letters);
  }
  return drawnIn(pdf).map(({ font, glyphs }) =>
    glyphs.map((glyph) => fonts.get(font)?.[Number.parseInt(glyph, 16)]).join(''),
  );
}

function drawnIn(pdf: Buffer): { font: string; glyphs: string[] }[] {
  return streamsIn(pdf.toString('latin1')).flatMap((content) =>
    [...content.matchAll(/\/(F\d+) [\d.]+ Tf[\s\S]*?ET/g)].map(([text, font = '']) => ({
      font,
      glyphs: [...text.matchAll(/<([\da-f]+)>/g)].flatMap(([, hex]) => hex?.match(/.{4}/g) ?? []),
    })),
  );
}

function streamsIn(text: string): string[] {
  return [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, bytes = '']) => {
    const packed = Buffer.from(bytes, 'latin1');
    return packed[0] === 0x78 ? inflateSync(packed).toString('latin1') : '';
  });
}
