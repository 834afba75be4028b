import type { DecimalChoice, DecimalSign } from '@mela/rules/import-report.ts';
import { decimalsOf } from '@mela/rules/money.ts';

const MAX_SAMPLES = 3;
/** A number with its separators, but without currency symbol and spaces. */
const NUMBER = /^[\d.,]*\d[\d.,]*$/;

/** Evidence of the number format of a file. */
export class NumberEvidence {
  readonly #votes: Record<DecimalSign, number> = { point: 0, comma: 0 };
  /** Ambiguous numbers such as 10.000 and 1,234, counted by separator. */
  readonly #open: Record<DecimalSign, number> = { point: 0, comma: 0 };
  readonly #samples: string[] = [];

  add(cell: string): void {
    const number = bare(cell);
    const said = decimalIn(number);
    if (said === null) return;
    if (said.isSure) this.#votes[said.sign] += 1;
    else this.#open[said.sign] += 1;
    if ((!said.isSure || this.#samples.length === 0) && this.#samples.length < MAX_SAMPLES) {
      if (!this.#samples.includes(cell.trim())) this.#samples.push(cell.trim());
    }
  }

  /**
   * Decides how to read the numbers of a file.
   * @param hasCommas whether commas separate its cells. If they do, numbers with decimal commas would have to
   * be quoted, which is rare
   * @param currency of the prices; with three decimals 1.500 is an ordinary price
   */
  decide(
    hasCommas: boolean,
    currency: string,
  ): { sign: DecimalSign; isSure: boolean; choices: DecimalChoice[] } {
    const { point, comma } = this.#votes;
    const choices = (['point', 'comma'] as const).map((sign) => ({
      sign,
      samples: this.#samples.map((text) => ({ text, value: plainNumber(text, sign) })),
    }));
    if (point > 0 && comma === 0) return { sign: 'point', isSure: true, choices: [] };
    if (comma > 0 && point === 0) return { sign: 'comma', isSure: true, choices: [] };
    if (point > 0 || comma > 0) return { sign: comma > point ? 'comma' : 'point', isSure: false, choices };
    const hasThreeDecimals = decimalsOf(currency) > 2;
    if (hasCommas && (this.#open.point === 0 || hasThreeDecimals))
      return { sign: 'point', isSure: true, choices: [] };
    if (this.#open.point === 0 && this.#open.comma === 0) return { sign: 'point', isSure: true, choices: [] };
    return { sign: hasCommas ? 'point' : 'comma', isSure: false, choices };
  }
}

/** Rewrites a number with decimal commas: `1.234,50 €` becomes `1234.50 €`. Other numbers stay unchanged. */
export function plainNumber(cell: string, sign: DecimalSign): string {
  if (sign === 'point') return NUMBER.test(bare(cell)) ? withoutCommas(cell) : cell;
  return cell.replace(/\d[\d.,'’\u00a0\u202f ]*/, (number) => {
    const [whole = '', ...decimals] = number.split(',');
    if (decimals.length > 1 || /\d\.\d{1,2}$|\d\.\d{4,}$/.test(whole)) return number;
    const digits = whole.replace(/[.'’\u00a0\u202f ](?=\d)/g, '');
    return decimals.length === 0 ? digits : `${digits}.${decimals[0]}`;
  });
}

/**
 * Removes the commas of a number with grouped digits, including Indian grouping. The price rules reject
 * anything else.
 */
function withoutCommas(cell: string): string {
  return cell.replace(/\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)/, (digits) => digits.replaceAll(',', ''));
}

/** The number without currency and spaces. Swiss apostrophes always group thousands. */
function bare(cell: string): string {
  return cell.replace(/[\s\u00a0\u202f'’]|\p{Sc}|\p{L}+\.?/gu, '');
}

/** The decimal separator of a number. null if it has no separator or is not a number. */
function decimalIn(number: string): { sign: DecimalSign; isSure: boolean } | null {
  if (!NUMBER.test(number) || !/[.,]/.test(number)) return null;
  const points = number.split('.').length - 1;
  const commas = number.split(',').length - 1;
  if (points > 0 && commas > 0) {
    const isPoint = number.lastIndexOf('.') > number.lastIndexOf(',');
    return (isPoint ? points : commas) === 1 ? { sign: isPoint ? 'point' : 'comma', isSure: true } : null;
  }
  const separator: DecimalSign = points > 0 ? 'point' : 'comma';
  const other: DecimalSign = points > 0 ? 'comma' : 'point';
  if (points + commas > 1) return { sign: other, isSure: true };
  const [whole = '', decimals = ''] = number.split(/[.,]/);
  const isGroup = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  return { sign: separator, isSure: !isGroup };
}
