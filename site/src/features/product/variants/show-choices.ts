/** Strikes through what cannot be had with the other values that are chosen, and says so to those who do not see it. */
export function showChoices(options: readonly HTMLInputElement[][], gone: readonly boolean[][]): void {
  for (const [option, inputs] of options.entries()) {
    for (const [place, input] of inputs.entries()) {
      const isGone = gone[option]?.[place] ?? false;
      const label = input.closest('label');
      label?.classList.toggle('is-gone', isGone);
      const said = label?.querySelector('small');
      if (said) said.hidden = !isGone;
    }
  }
}
