import { set } from './lettering.ts';

/** Names of ways to pay, set in the shop's own type: nobody's logo is copied. */
const ROWS: readonly (readonly string[])[] = [
  ['UPI', 'RuPay', 'VISA', 'Mastercard'],
  ['Net banking', 'Cash on delivery'],
];
const HEIGHT = 28;
const GAP = 6;
const PADDING = 10;
const SIZE = 12;
/** Half of it grows outwards on each side of a letter. */
const BOLD = 0.65;

function pill(name: string, x: number, y: number): { svg: string; width: number } {
  const word = set(name, { size: SIZE, tracking: 0.01 });
  const width = Math.ceil(word.width + 2 * PADDING);
  const back = `<rect x="${x + 0.5}" y="${y + 0.5}" width="${width - 1}" height="${HEIGHT - 1}" rx="6" fill="var(--raised,#fff)" stroke="var(--line,#e6e0e7)"/>`;
  const letters = `<path transform="translate(${x + PADDING} ${y + 18.3})" d="${word.path}" fill="var(--text,#1f1624)" stroke="var(--text,#1f1624)" stroke-width="${BOLD}" stroke-linejoin="round"/>`;
  return { svg: back + letters, width };
}

/** One picture of every way to pay, in two rows. It follows the page's palette when it is inline, and is light otherwise. */
export function paymentMethods(): string {
  let inner = '';
  let widest = 0;
  for (const [row, names] of ROWS.entries()) {
    let x = 0;
    for (const name of names) {
      const { svg, width } = pill(name, x, row * (HEIGHT + GAP));
      inner += svg;
      x += width + GAP;
    }
    widest = Math.max(widest, x - GAP);
  }
  const height = ROWS.length * (HEIGHT + GAP) - GAP;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widest} ${height}" width="${widest}" height="${height}" role="img" aria-label="${ROWS.flat().join(', ')}">${inner}</svg>\n`;
}
