import { transliterate } from '@mela/rules/transliterate.ts';
import PDFDocument from 'pdfkit';
import type { DocumentSheet } from './document-sheet.ts';

const MARGIN = 40;
const FONT = 'shop';
const SIZES = { title: 20, text: 9, label: 8 } as const;
const GREY = '#555';
const GAP = 4;
const TAX_WIDTHS = [10, 30, 30, 30];
/** Characters that the font lacks (design/fonts/for-pdf.py). */
const NOT_DRAWN =
  /[^ -~\u00a1-\u00ac\u00ae-\u0107\u010a-\u011b\u011e-\u0123\u0126-\u0133\u0136\u0137\u0139-\u0148\u014a-\u015b\u015e-\u0165\u0168-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20a8\u20ac\u20b9\u20ba\u20bd\u2122\u2212]+/gu;
const CURRENCIES: Record<string, string> = { '₩': 'KRW ', '₪': 'ILS ', '₫': 'VND ', '₱': 'PHP ' };

type Pdf = InstanceType<typeof PDFDocument>;

/** Draws documents into one PDF, each on its own pages. @param font the shop's font, which is embedded as a subset */
export async function drawPdf(sheets: readonly DocumentSheet[], font: Uint8Array): Promise<Buffer> {
  const info = { Title: titleOf(sheets) };
  const pdf = new PDFDocument({ size: 'A4', margin: MARGIN, autoFirstPage: false, info, lang: 'en' });
  pdf.registerFont(FONT, font as never);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  for (const sheet of sheets) drawSheet(pdf, sheet);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** For several documents, use the plural of the first one's title. */
function titleOf(sheets: readonly DocumentSheet[]): string {
  const [first] = sheets;
  if (!first) return '';
  return sheets.length === 1 ? `${first.title} ${first.number}` : `${first.title}s`;
}

function drawSheet(pdf: Pdf, sheet: DocumentSheet): void {
  pdf.addPage();
  pdf.font(FONT).fillColor('black');
  pdf.fontSize(SIZES.title).text(sheet.title, MARGIN, MARGIN);
  pdf.fontSize(SIZES.text).moveDown(0.5);
  for (const { label, text } of sheet.facts) pdf.text(shown(`${label}: ${text}`));
  pdf.moveDown();
  drawParties(pdf, sheet.parties);
  drawTable(pdf, sheet.columns, sheet.rows);
  pdf.moveDown();
  drawTotals(pdf, sheet.totals);
  if (sheet.words !== '') pdf.text(shown(sheet.words), MARGIN).moveDown();
  if (sheet.taxes) {
    const columns = sheet.taxes.columns.map((title, index) => ({
      ...{ title, isNumber: index > 0, width: TAX_WIDTHS[index] ?? 30 },
    }));
    drawTable(pdf, columns, sheet.taxes.rows);
    pdf.moveDown();
  }
  pdf.fillColor(GREY);
  for (const note of sheet.notes) pdf.text(shown(note), MARGIN);
}

/** Draws seller and buyer side by side. */
function drawParties(pdf: Pdf, parties: DocumentSheet['parties']): void {
  const width = widthOf(pdf) / Math.max(parties.length, 1);
  const top = pdf.y;
  let bottom = top;
  for (const [index, { label, lines }] of parties.entries()) {
    const at = { width: width - 2 * GAP };
    pdf
      .fillColor(GREY)
      .fontSize(SIZES.label)
      .text(label, MARGIN + index * width, top, at);
    pdf.fillColor('black').fontSize(SIZES.text);
    for (const line of lines) pdf.text(shown(line), at);
    bottom = Math.max(bottom, pdf.y);
  }
  pdf.x = MARGIN;
  pdf.y = bottom + 3 * GAP;
}

/** Repeats the table head on each page. */
function drawTable(pdf: Pdf, columns: DocumentSheet['columns'], rows: readonly string[][]): void {
  const head = columns.map(({ title }) => title);
  drawRow(pdf, columns, head, GREY);
  for (const row of rows) {
    if (pdf.y + heightOf(pdf, columns, row) > bottomOf(pdf)) {
      pdf.addPage();
      drawRow(pdf, columns, head, GREY);
    }
    drawRow(pdf, columns, row, 'black');
  }
  pdf.x = MARGIN;
}

function drawRow(
  pdf: Pdf,
  columns: DocumentSheet['columns'],
  cells: readonly string[],
  colour: string,
): void {
  if (pdf.y + heightOf(pdf, columns, cells) > bottomOf(pdf)) pdf.addPage();
  const top = pdf.y + GAP;
  const height = heightOf(pdf, columns, cells);
  pdf.fillColor(colour);
  let x = MARGIN;
  for (const [index, { isNumber }] of columns.entries()) {
    const width = columnWidth(pdf, columns, index);
    const options = { width: width - GAP, align: isNumber ? 'right' : 'left' } as const;
    pdf.text(shown(cells[index] ?? ''), x, top, options);
    x += width;
  }
  pdf.y = top + height;
  pdf
    .moveTo(MARGIN, pdf.y)
    .lineTo(MARGIN + widthOf(pdf), pdf.y)
    .lineWidth(0.5)
    .strokeColor('#ccc')
    .stroke();
}

function heightOf(pdf: Pdf, columns: DocumentSheet['columns'], cells: readonly string[]): number {
  const heights = columns.map((_, index) =>
    pdf.heightOfString(shown(cells[index] ?? '') || ' ', {
      width: columnWidth(pdf, columns, index) - GAP,
    }),
  );
  return Math.max(...heights) + GAP;
}

function drawTotals(pdf: Pdf, totals: DocumentSheet['totals']): void {
  const width = widthOf(pdf);
  for (const { label, amount, isTotal } of totals) {
    if (pdf.y + 2 * SIZES.title > bottomOf(pdf)) pdf.addPage();
    pdf.fontSize(isTotal ? SIZES.text + 3 : SIZES.text).fillColor('black');
    const top = pdf.y;
    pdf.text(shown(label), MARGIN, top, { width: width * 0.75, align: 'right' });
    pdf.text(shown(amount), MARGIN + width * 0.75, top, { width: width * 0.25, align: 'right' });
  }
  pdf.fontSize(SIZES.text).moveDown();
}

function columnWidth(pdf: Pdf, columns: DocumentSheet['columns'], index: number): number {
  const parts = columns.reduce((sum, { width }) => sum + width, 0);
  return (widthOf(pdf) * (columns[index]?.width ?? 0)) / parts;
}

function widthOf(pdf: Pdf): number {
  return pdf.page.width - 2 * MARGIN;
}

function bottomOf(pdf: Pdf): number {
  return pdf.page.height - MARGIN;
}

/**
 * Converts text to characters of the font. Other scripts are transliterated. Remaining letters become question marks; other
 * characters are removed.
 */
export function shown(text: string): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{Cf}/gu, '');
  const written = plain.replaceAll(NOT_DRAWN, (word) => {
    const latin = transliterate(word);
    const isSmall = word.charAt(0) !== word.charAt(0).toUpperCase();
    return isSmall ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
  });
  return written.replaceAll(NOT_DRAWN, (word) => CURRENCIES[word] ?? (/[\p{L}\p{N}]/u.test(word) ? '?' : ''));
}
