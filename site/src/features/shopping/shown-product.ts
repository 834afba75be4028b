import { quantityIn } from '../../components/quantity-field.ts';
import type { Pieces } from '../cart/add-pieces.ts';
import type { SavedProduct } from './saved-products.ts';

const DIGITS = /^\d+$/;

/**
 * The product that a button belongs to. The surrounding element identifies it (`data-product`, and for buying `data-variant`,
 * `data-amount` and `data-variant-title`). Its title, image and quantity come from the page's content, or from `data-title`,
 * `data-path`, `data-image`.
 */
export function savedProductOf(button: Element): SavedProduct | null {
  const shown = button.closest<HTMLElement>('[data-product]');
  if (!shown) return null;
  const link = shown.querySelector<HTMLAnchorElement>('.card__name a');
  const { product: id = '', title = link?.textContent ?? '', path, image } = shown.dataset;
  return {
    id,
    title: title.trim(),
    path: path ?? link?.getAttribute('href') ?? location.pathname,
    image: image ?? imageIn(shown),
  };
}

/**
 * The items that a button adds to the cart.
 * @returns null if no variant is selected
 */
export function pieceOf(button: Element): Pieces | null {
  const shown = button.closest<HTMLElement>('[data-variant]');
  const product = savedProductOf(button);
  const { variant: variantId, amount = '', variantTitle = '' } = shown?.dataset ?? {};
  if (!shown || !product || !variantId || !DIGITS.test(amount)) return null;
  const input = shown.querySelector<HTMLInputElement>('[data-quantity]');
  const { title, path, image } = product;
  return {
    variantId,
    quantity: (input && quantityIn(input)) || 1,
    price: Number(amount),
    title,
    variantTitle,
    path,
    image,
  };
}

/** The smallest file of the product's first image, ignoring images of other products. */
function imageIn(shown: Element): string {
  const image = [...shown.querySelectorAll('img')].find((one) => !one.closest('aside'));
  const [smallest = ''] = (image?.getAttribute('srcset') ?? '').trim().split(/\s/, 1);
  return smallest || (image?.getAttribute('src') ?? '');
}
