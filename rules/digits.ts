const DIGIT = /\p{Nd}/gu;
const BLOCK_LENGTH = 10;

/**
 * Writes the decimal digits of any script as ASCII digits: `४११००१` becomes `411001`. Everything else stays. Unicode encodes
 * digits in runs that start at a multiple of ten from the zero of their script.
 */
export function asciiDigits(text: string): string {
  return text.replace(DIGIT, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));
}

/** The value of a digit: runs of mathematical digits follow each other without a gap. */
function digitValue(code: number): number {
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return (code - zero) % BLOCK_LENGTH;
}

function isDigit(code: number): boolean {
  return /\p{Nd}/u.test(String.fromCodePoint(code));
}
