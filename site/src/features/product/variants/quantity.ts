import { quantityIn, takeAnyDigits, withinStock } from '../../../components/quantity-field.ts';

/** Lets the buttons beside a number change it, and keeps it among those that can be bought. */
export function attachQuantity(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('[data-quantity]');
  if (!input) return;
  const set = (quantity: number) => {
    input.value = String(withinStock(quantity, Number(input.max)));
    boundQuantity(form);
  };
  const stepBy = (by: number) => set((quantityIn(input) || 0) + by);
  takeAnyDigits(input, stepBy);
  input.addEventListener('change', () => set(quantityIn(input)));
  form.addEventListener('click', ({ target }) => {
    const { step } = (target as Element).closest<HTMLElement>('[data-step]')?.dataset ?? {};
    if (step) stepBy(Number(step));
  });
}

/** Shows how far the quantity can go. */
export function boundQuantity(form: HTMLFormElement, max?: number): void {
  const input = form.querySelector<HTMLInputElement>('[data-quantity]');
  if (!input) return;
  if (max !== undefined) input.max = String(max);
  const quantity = withinStock(quantityIn(input), Number(input.max));
  input.value = String(quantity);
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-step]')) {
    const next = quantity + Number(button.dataset['step']);
    button.disabled = next < 1 || next > Number(input.max);
  }
}
