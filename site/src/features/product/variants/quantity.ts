import { withinStock } from '../../../components/within-stock.ts';

/** Lets the buttons beside a number change it, and keeps it among those that can be bought. */
export function attachQuantity(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[type="number"]');
  if (!input) return;
  const set = (quantity: number) => {
    input.value = String(withinStock(quantity, Number(input.max)));
    boundQuantity(form);
  };
  input.addEventListener('change', () => set(input.valueAsNumber));
  form.addEventListener('click', ({ target }) => {
    const { step } = (target as Element).closest<HTMLElement>('[data-step]')?.dataset ?? {};
    if (step) set(input.valueAsNumber + Number(step));
  });
}

/** Shows how far the quantity can go. */
export function boundQuantity(form: HTMLFormElement, max?: number): void {
  const input = form.querySelector<HTMLInputElement>('input[type="number"]');
  if (!input) return;
  if (max !== undefined) input.max = String(max);
  input.value = String(withinStock(input.valueAsNumber, Number(input.max)));
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-step]')) {
    const next = input.valueAsNumber + Number(button.dataset['step']);
    button.disabled = next < 1 || next > Number(input.max);
  }
}
