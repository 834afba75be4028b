import { BOTH_SCHEMES, LINE, RAISED, TEXT } from './both-schemes.ts';
import { type Setting, set } from './lettering.ts';

/** A way to pay: its name set in the shop's own type, or beside a sign of our own; nobody's logo is copied. */
interface Method {
  name: string;
  tracking?: number;
  slant?: number;
  /** In a box of 16 units. */
  sign?: string;
}

const BANK = 'M2 6.5l6-4 6 4zM3.5 6.5V12M8 6.5V12M12.5 6.5V12M2 13.5h12';
const NOTE = 'M1.5 4h13v8h-13zM8 6.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6';

const ROWS: readonly (readonly Method[])[] = [
  [
    { name: 'UPI', tracking: 0.04, slant: 10 },
    { name: 'RuPay', slant: 10 },
    { name: 'VISA', tracking: 0.06, slant: 12 },
  ],
  [{ name: 'Mastercard' }, { name: 'Net banking', sign: BANK }],
  [{ name: 'Cash on delivery', sign: NOTE }],
];
const HEIGHT = 30;
const GAP = 6;
const PADDING = 10;
const SIGN = { size: 16, gap: 6 };
const TYPE: Setting = { size: 12.5, tracking: 0.01 };
/** Half of it grows outwards on each side of a letter. */
const BOLD = 0.65;

interface Mark {
  svg: string;
  width: number;
}

function mark({ name, sign, ...type }: Method, x: number, y: number): Mark {
  const word = set(name, { ...TYPE, ...type });
  const indent = PADDING + (sign ? SIGN.size + SIGN.gap : 0);
  const width = Math.ceil(indent + word.width + PADDING);
  const back = `<rect x="${x + 0.5}" y="${y + 0.5}" width="${width - 1}" height="${HEIGHT - 1}" rx="7" fill="${RAISED}" stroke="${LINE}"/>`;
  const drawn = sign
    ? `<path transform="translate(${x + PADDING} ${y + 7})" d="${sign}" fill="none" stroke="${TEXT}" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"/>`
    : '';
  const letters = `<path transform="translate(${x + indent} ${y + 19.4})" d="${word.path}" fill="${TEXT}" stroke="${TEXT}" stroke-width="${BOLD}" stroke-linejoin="round"/>`;
  return { svg: back + drawn + letters, width };
}

/** One picture of every way to pay, in rows that fit half a phone. */
export function paymentMethods(): string {
  let inner = '';
  let widest = 0;
  for (const [row, methods] of ROWS.entries()) {
    let x = 0;
    for (const method of methods) {
      const { svg, width } = mark(method, x, row * (HEIGHT + GAP));
      inner += svg;
      x += width + GAP;
    }
    widest = Math.max(widest, x - GAP);
  }
  const height = ROWS.length * (HEIGHT + GAP) - GAP;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widest} ${height}" width="${widest}" height="${height}">${BOTH_SCHEMES}${inner}</svg>\n`;
}
