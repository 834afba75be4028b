import { formatMoney } from '@mela/rules/format-money.ts';
import type { Money } from '@mela/rules/money.ts';
import type { LineOption } from '../cart-answer.ts';

/**
 * Shows what modules of the shop offer for a line, such as gift wrap: a checkbox for each, with its price. A box that stays keeps
 * the focus. Without options nothing is added to the row.
 * @param chosen the ids of the options that the cart has
 */
export function showOptions(
  row: HTMLElement,
  options: readonly LineOption[],
  chosen: readonly string[],
  choose: (id: string, isChosen: boolean) => void,
): void {
  const list = row.querySelector<HTMLElement>('[data-options]');
  if (options.length === 0) {
    list?.remove();
    return;
  }
  const labels = list ? [...list.querySelectorAll('label')] : [];
  const known = new Map(labels.map((label) => [label.dataset['option'], label]));
  const shown = options.map((option) => {
    const label = known.get(option.id) ?? createLabel(option.id, choose);
    const [box, text] = label.children as unknown as [HTMLInputElement, HTMLElement];
    box.checked = chosen.includes(option.id);
    text.textContent = `${option.label}: ${priceText(option.amount)}`;
    return label;
  });
  for (const label of labels) if (!shown.includes(label)) label.remove();
  const target = list ?? createList(row);
  for (const [place, label] of shown.entries())
    if (target.children[place] !== label) target.insertBefore(label, target.children[place] ?? null);
}

function createList(row: HTMLElement): HTMLElement {
  const list = document.createElement('div');
  list.className = 'live-cart__options';
  list.dataset['options'] = '';
  (row.querySelector('[data-link]')?.parentElement ?? row).append(list);
  return list;
}

function createLabel(id: string, choose: (id: string, isChosen: boolean) => void): HTMLLabelElement {
  const label = document.createElement('label');
  label.dataset['option'] = id;
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.addEventListener('change', () => choose(id, box.checked));
  label.append(box, document.createElement('span'));
  return label;
}

function priceText(amount: Money): string {
  return amount.amount === 0 ? 'Free' : formatMoney(amount);
}
