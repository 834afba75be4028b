import PDFDocument from 'pdfkit';
import type { DocumentSheet } from './document-sheet.ts';
import { Typesetter } from './typesetter.ts';

const MARGIN = 40;
const SIZES = { title: 20, text: 9, label: 8 } as const;
const GREY = '#555';
const GAP = 4;
const TAX_WIDTHS = [10, 30, 30, 30];

/** Draws documents into one PDF, each on its own pages. @param font the shop's font, which is embedded as a subset */
export async function drawPdf(sheets: readonly DocumentSheet[], font: Uint8Array): Promise<Buffer> {
  const info = { Title: titleOf(sheets) };
  const pdf = new PDFDocument({ size: 'A4', margin: MARGIN, autoFirstPage: false, info, lang: 'en' });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  const typesetter = await Typesetter.open(pdf, font, JSON.stringify(sheets));
  for (const sheet of sheets) drawSheet(typesetter, sheet);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** The title of the file. For several documents it is the plural of the first one's title. */
function titleOf(sheets: readonly DocumentSheet[]): string {
  const [first] = sheets;
  if (!first) return '';
  return sheets.length === 1 ? `${first.title} ${first.number}` : `${first.title}s`;
}

function drawSheet(typesetter: Typesetter, sheet: DocumentSheet): void {
  const { pdf } = typesetter;
  pdf.addPage();
  pdf.fillColor('black');
  pdf.fontSize(SIZES.title).text(sheet.title, MARGIN, MARGIN);
  pdf.fontSize(SIZES.text).moveDown(0.5);
  for (const { label, text } of sheet.facts) typesetter.write(`${label}: ${text}`);
  pdf.moveDown();
  drawParties(typesetter, sheet.parties);
  drawTable(typesetter, sheet.columns, sheet.rows);
  pdf.moveDown();
  drawTotals(typesetter, sheet.totals);
  if (sheet.words !== '') {
    typesetter.write(sheet.words, MARGIN);
    pdf.moveDown();
  }
  if (sheet.taxes) {
    const columns = sheet.taxes.columns.map((title, index) => ({
      ...{ title, isNumber: index > 0, width: TAX_WIDTHS[index] ?? 30 },
    }));
    drawTable(typesetter, columns, sheet.taxes.rows);
    pdf.moveDown();
  }
  pdf.fillColor(GREY);
  for (const note of sheet.notes) typesetter.write(note, MARGIN);
}

/** Draws seller and buyer side by side. */
function drawParties(typesetter: Typesetter, parties: DocumentSheet['parties']): void {
  const { pdf } = typesetter;
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
    for (const line of lines) typesetter.write(line, pdf.x, pdf.y, at);
    bottom = Math.max(bottom, pdf.y);
  }
  pdf.x = MARGIN;
  pdf.y = bottom + 3 * GAP;
}

/** Repeats the table head on each page. */
function drawTable(
  typesetter: Typesetter,
  columns: DocumentSheet['columns'],
  rows: readonly string[][],
): void {
  const { pdf } = typesetter;
  const head = columns.map(({ title }) => title);
  drawRow(typesetter, columns, head, GREY);
  for (const row of rows) {
    if (pdf.y + heightOf(typesetter, columns, row) > bottomOf(pdf)) {
      pdf.addPage();
      drawRow(typesetter, columns, head, GREY);
    }
    drawRow(typesetter, columns, row, 'black');
  }
  pdf.x = MARGIN;
}

function drawRow(
  typesetter: Typesetter,
  columns: DocumentSheet['columns'],
  cells: readonly string[],
  colour: string,
): void {
  const { pdf } = typesetter;
  if (pdf.y + heightOf(typesetter, columns, cells) > bottomOf(pdf)) pdf.addPage();
  const top = pdf.y + GAP;
  const height = heightOf(typesetter, columns, cells);
  pdf.fillColor(colour);
  let x = MARGIN;
  for (const [index, { isNumber }] of columns.entries()) {
    const width = columnWidth(pdf, columns, index);
    const options = { width: width - GAP, align: isNumber ? 'right' : 'left' } as const;
    typesetter.write(cells[index] ?? '', x, top, options);
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

function heightOf(
  typesetter: Typesetter,
  columns: DocumentSheet['columns'],
  cells: readonly string[],
): number {
  const heights = columns.map((_, index) =>
    typesetter.heightOf(cells[index] ?? '', columnWidth(typesetter.pdf, columns, index) - GAP),
  );
  return Math.max(...heights) + GAP;
}

function drawTotals(typesetter: Typesetter, totals: DocumentSheet['totals']): void {
  const { pdf } = typesetter;
  const width = widthOf(pdf);
  for (const { label, amount, isTotal } of totals) {
    if (pdf.y + 2 * SIZES.title > bottomOf(pdf)) pdf.addPage();
    pdf.fontSize(isTotal ? SIZES.text + 3 : SIZES.text).fillColor('black');
    const top = pdf.y;
    typesetter.write(label, MARGIN, top, { width: width * 0.75, align: 'right' });
    typesetter.write(amount, MARGIN + width * 0.75, top, { width: width * 0.25, align: 'right' });
  }
  pdf.fontSize(SIZES.text).moveDown();
}

function columnWidth(pdf: Typesetter['pdf'], columns: DocumentSheet['columns'], index: number): number {
  const parts = columns.reduce((sum, { width }) => sum + width, 0);
  return (widthOf(pdf) * (columns[index]?.width ?? 0)) / parts;
}

function widthOf(pdf: Typesetter['pdf']): number {
  return pdf.page.width - 2 * MARGIN;
}

function bottomOf(pdf: Typesetter['pdf']): number {
  return pdf.page.height - MARGIN;
}
