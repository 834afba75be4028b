import { asciiDigits } from '@mela/rules/digits.ts';

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };

/** @returns the number in a field, in digits of any script; NaN if there is none */
export function quantityIn({ value }: Pick<HTMLInputElement, 'value'>): number {
  const text = asciiDigits(value).trim();
  return text === '' ? Number.NaN : Number(text);
}

/**
 * Makes a number field take digits of any script, which browsers drop there. The arrow keys still step it.
 * @param step changes the quantity by 1 or -1
 */
export function takeAnyDigits(input: HTMLInputElement, step: (by: number) => void): void {
  input.type = 'text';
  input.inputMode = 'numeric';
  input.setAttribute('role', 'spinbutton');
  input.addEventListener('keydown', (event) => {
    const by = STEPS[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    step(by);
  });
}

/** The nearest quantity that can be bought: a whole number from 1 to the stock. */
export function withinStock(quantity: number, highest: number): number {
  if (Number.isNaN(quantity)) return 1;
  return Math.max(1, Math.min(Math.floor(quantity), highest));
}
