import { asciiDigits } from '@mela/rules/digits.ts';

/** @returns the number in a field, which may be in digits of any script. NaN if the field contains none */
export function quantityIn({ value }: Pick<HTMLInputElement, 'value'>): number {
  const text = asciiDigits(value).trim();
  return text === '' ? Number.NaN : Number(text);
}

/** The nearest valid quantity: a whole number from 1 to the stock. */
export function withinStock(quantity: number, highest: number): number {
  if (Number.isNaN(quantity)) return 1;
  return Math.max(1, Math.min(Math.floor(quantity), highest));
}
