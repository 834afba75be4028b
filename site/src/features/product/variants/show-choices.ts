import { unavailable } from './availability-text.ts';

/** Strikes through what cannot be had with the other values that are chosen, and says so to those who do not see it. */
export function showChoices(options: readonly HTMLInputElement[][], gone: readonly boolean[][]): void {
  for (const [option, inputs] of options.entries()) {
    for (const [place, input] of inputs.entries()) {
      const isGone = gone[option]?.[place] ?? false;
      input.closest('label')?.classList.toggle('is-gone', isGone);
      input.ariaLabel = isGone ? unavailable(input.value) : null;
    }
  }
}
