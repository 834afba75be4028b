import { formatMoney } from '@mela/rules/format-money.ts';
import { discountInWords, formatDiscount, percentOff } from '../../../components/format.ts';
import { canBeHad } from './choose-variant.ts';
import { boundQuantity } from './quantity.ts';
import type { PageVariant } from './variant-data.ts';
import { arrivalText, availabilityText, type DeliveryDays } from './variant-texts.ts';

/** The most pieces that a line of a cart may have. */
const MAX_QUANTITY = 999;

interface Shown {
  /** undefined: no such combination exists. */
  variant: PageVariant | undefined;
  title: string;
  currency: string;
  /** Empty: none. */
  sku: string;
  /** By the shopper, who is told; otherwise only what has become of its stock is said. */
  isAsked: boolean;
}

/** Puts a variant's price, SKU, stock and image where a page has them. */
export function showVariant(
  form: HTMLFormElement,
  shown: HTMLElement,
  { variant, title, currency, sku, isAsked }: Shown,
): void {
  const isThere = canBeHad(variant);
  const text = availabilityText(variant);
  const price = variant ? formatMoney({ amount: variant.price, currency }) : '';
  const isNews = form.querySelector('[data-stock]')?.textContent !== text;
  describe(shown, { variant, title, sku });
  if (variant)
    for (const place of shown.querySelectorAll('[data-price]')) showPrice(place, variant, currency);
  const [bar] = shown.querySelectorAll('[data-bar-price]');
  if (bar && price) bar.textContent = price;
  const [chosen] = shown.querySelectorAll('[data-bar-variant]');
  if (chosen && form.hasAttribute('data-chosen')) chosen.textContent = title;
  for (const stock of form.querySelectorAll('[data-stock]')) {
    stock.textContent = text;
    stock.className = `status status--${isThere ? 'good' : 'bad'}`;
  }
  for (const button of shown.querySelectorAll<HTMLButtonElement>('[data-buy],[data-buy-bar]'))
    button.disabled = !isThere;
  for (const element of shown.querySelectorAll<HTMLElement>('[data-ask]')) element.hidden = isThere;
  for (const order of shown.querySelectorAll('[data-order] span'))
    order.textContent = isThere ? 'Order by email' : 'Ask when it is back';
  nameInOrder(form, shown, { variantId: variant?.id, sku });
  showDelivery(form, isThere);
  showSku(shown, sku);
  boundQuantity(form, (variant?.state === 'LOW' && variant.left) || MAX_QUANTITY);
  const said = form.querySelector('.variants__said');
  if (said && (isAsked || isNews)) said.textContent = [title, price, text].filter(Boolean).join(', ');
}

/** For whatever acts on what is shown (`features/shopping`). */
function describe(
  { dataset }: HTMLElement,
  { variant, title, sku }: Pick<Shown, 'variant' | 'title' | 'sku'>,
): void {
  dataset['variant'] = variant && canBeHad(variant) ? variant.id : '';
  dataset['amount'] = String(variant?.price ?? '');
  dataset['variantTitle'] = title;
  dataset['sku'] = sku;
  const [path = ''] = (dataset['path'] ?? '').split('?');
  dataset['path'] = variant && title ? `${path}?variant=${variant.id}` : path;
}

function showPrice(place: Element, { price, was }: PageVariant, currency: string): void {
  const isCard = place.classList.contains('price');
  const [now, old, off] = isCard
    ? ['price__now', 'price__was', 'price__off']
    : ['', '', 'detailed-price__off'];
  const element = (name: string, className = '', ...content: (string | Node)[]) => {
    const made = Object.assign(document.createElement(name), { className });
    made.append(...content);
    return made;
  };
  const hidden = (text: string) => element('span', 'visually-hidden', text);
  const parts: (string | Node)[] = [
    hidden('Price'),
    ' ',
    element('b', now, formatMoney({ amount: price, currency })),
  ];
  if (was !== null) {
    parts.push(' ', element('s', old, hidden('instead of'), ' ', formatMoney({ amount: was, currency })));
    if (percentOff(price, was) > 0)
      parts.push(
        ' ',
        element('span', off, isCard ? formatDiscount(price, was) : discountInWords(price, was)),
      );
  }
  place.replaceChildren(...parts);
}

function showDelivery(form: HTMLFormElement, isThere: boolean): void {
  const delivery = form.querySelector<HTMLElement>('[data-delivery]');
  if (!delivery) return;
  const days = (delivery.dataset['delivery'] ?? '').split('-').map(Number) as unknown as DeliveryDays;
  delivery.textContent = arrivalText(days);
  delivery.hidden = !isThere;
}

function showSku(shown: HTMLElement, sku: string): void {
  for (const place of shown.querySelectorAll<HTMLElement>('[data-sku-text]')) {
    place.textContent = sku;
    place.hidden = sku === '';
    (place.previousElementSibling as HTMLElement).hidden = sku === '';
  }
}

interface Chosen {
  /** undefined: there is no such combination. */
  variantId: string | undefined;
  /** Empty: none. */
  sku: string;
}

/** Puts the chosen options into the links that order by email. Until then they list all options, for the shopper to cross out. */
function nameInOrder(form: HTMLFormElement, shown: HTMLElement, { variantId, sku }: Chosen): void {
  const choices = Array.from(form.querySelectorAll('fieldset'), (choice) => {
    const value = choice.querySelector<HTMLInputElement>(':checked')?.value;
    return `${choice.firstElementChild?.textContent}: ${value}`;
  });
  if (choices.length === 0) return;
  for (const link of shown.querySelectorAll<HTMLAnchorElement>('[data-order]')) {
    const [start, body = ''] = link.href.split('&body=');
    const [address = ''] = decodeURIComponent(body).split(/[?\r]/);
    const lines = [address + (variantId ? `?variant=${variantId}` : ''), ...choices];
    if (sku) lines.push(`SKU: ${sku}`);
    link.href = `${start}&body=${encodeURIComponent(lines.join('\r\n'))}`;
  }
}
