import { formatMoney } from '@mela/rules/format-money.ts';
import { fillList, fillPlaces, type Places } from '../../components/fill-places.ts';
import type { CartAnswer, CartChange } from '../cart/cart-answer.ts';
import { changeOfOrder } from '../cart/change-text.ts';
import { adjustmentText, showAdjustments } from './adjustment-rows.ts';
import { arrivalText, shippingText, taxText } from './order-words.ts';

/** The titles of all that was shown, by variant: what is gone is still called by its name. */
const titles = new Map<string, string>();

/** Shows what is ordered and what it comes to. */
export function showReview(review: HTMLElement, cart: CartAnswer): void {
  for (const { variantId, title, variantTitle } of cart.lines)
    titles.set(variantId, [title, variantTitle].filter(Boolean).join(', '));
  const list = review.querySelector('[data-lines]');
  if (list) fillList(list, cart.lines.map(lineOf));
  const { subtotal, discount, shipping, total, taxes, arrival } = cart;
  fillPlaces(review, {
    subtotal: formatMoney(subtotal),
    discount: discount.amount > 0 ? `−${formatMoney(discount)}` : null,
    shipping: cart.shippingRates.length === 0 ? '–' : shippingText(shipping),
    total: formatMoney(total),
    taxes: taxText(taxes) || '\u00a0',
    arrival: arrivalText(arrival),
  });
  showAdjustments(
    review,
    cart.adjustments.filter(({ kind }) => kind === 'SURCHARGE'),
  );
  showChanges(review, cart.changes);
  review.setAttribute('aria-busy', 'false');
}

function lineOf({
  title,
  variantTitle,
  path,
  image,
  quantity,
  price,
  total,
  adjustments,
}: CartAnswer['lines'][number]): Places {
  return {
    title,
    variantTitle,
    path,
    note: adjustmentText(adjustments),
    image: image?.thumbnailUrl ?? null,
    quantity: String(quantity),
    price: formatMoney(price),
    lineTotal: formatMoney(total),
  };
}

function showChanges(review: HTMLElement, changes: readonly CartChange[]): void {
  const box = review.querySelector<HTMLElement>('[data-changes]');
  const list = box?.querySelector('[data-change-list]');
  if (!box || !list) return;
  box.hidden = changes.length === 0;
  const titleOf = ({ variantId }: CartChange) => titles.get(variantId ?? '') ?? 'Something in your cart';
  fillList(
    list,
    changes.map((change) => ({ text: changeOfOrder(change, titleOf(change)) })),
  );
}
