import { decimalsOf, type Money } from './money.ts';

const ONES =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = 'Zero Ten Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');
/** A crore is ten million, a lakh a hundred thousand. */
const INDIAN: readonly [bigint, string][] = [
  [10_000_000n, 'Crore'],
  [100_000n, 'Lakh'],
  [1_000n, 'Thousand'],
  [100n, 'Hundred'],
];
const WESTERN: readonly [bigint, string][] = [
  [1_000_000_000n, 'Billion'],
  [1_000_000n, 'Million'],
  [1_000n, 'Thousand'],
  [100n, 'Hundred'],
];

/**
 * `Rupees One Lakh Five and Fifty Paise Only`. Rupees are counted in lakh and crore, other currencies in
 * million and billion.
 */
export function amountInWords({ amount, currency }: Money): string {
  const isIndian = currency === 'INR';
  const units = 10n ** BigInt(decimalsOf(currency));
  const [whole, part] = [BigInt(amount) / units, BigInt(amount) % units];
  const scale = isIndian ? INDIAN : WESTERN;
  const [name, partName] = isIndian ? ['Rupees', 'Paise'] : [currency, `/${units}`];
  const parts =
    part === 0n ? '' : isIndian ? ` and ${wordsOf(part, scale)} ${partName}` : ` and ${part}${partName}`;
  return `${name} ${wordsOf(whole, scale)}${parts} Only`;
}

function wordsOf(number: bigint, scale: readonly [bigint, string][]): string {
  if (number < 20n) return ONES[Number(number)] ?? '';
  if (number < 100n) {
    const [tens, one] = [TENS[Number(number / 10n)] ?? '', number % 10n];
    return one === 0n ? tens : `${tens} ${wordsOf(one, scale)}`;
  }
  const [size, name] = scale.find(([least]) => number >= least) ?? [100n, 'Hundred'];
  const rest = number % size;
  const head = `${wordsOf(number / size, scale)} ${name}`;
  return rest === 0n ? head : `${head} ${wordsOf(rest, scale)}`;
}
