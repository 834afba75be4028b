import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { DocumentSheet } from './document-sheet.ts';
import { drawPdf } from './draw-pdf.ts';

const MAX_CPU_S = 10;

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
  const font = await readFile(new URL('../../../../design/font.ttf', import.meta.url));
  const before = process.cpuUsage();
  const pdf = await drawPdf(
    Array.from({ length: 500 }, (_, index) => invoice(index + 1)),
    font,
  );
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(MAX_CPU_S);
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(500);
});
