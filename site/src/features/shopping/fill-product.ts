import { formatMoney } from '@mela/rules/format-money.ts';
import { wasText } from '@mela/rules/price.ts';
import { fillTexts } from '../../components/fill-places.ts';
import { type AskedProduct, offerOf } from './ask-products.ts';
import type { SavedProduct } from './saved-products.ts';

/** `unknown`: the shop cannot be asked. */
export type Known = AskedProduct | 'gone' | 'unknown';

const STOCK = { there: 'In Stock', soldOut: 'Out of stock', gone: 'Not sold any more', unknown: '' };

/**
 * Fills a row or a column with what is known of a saved product: its texts, its image, and whether it is bought
 * (`[data-buy-it]`), chosen on its page (`[data-choose-it]`) or asked for (`[data-ask-for-it]`).
 */
export function fillProduct(root: HTMLElement, saved: SavedProduct, known: Known): void {
  const product = typeof known === 'string' ? null : known;
  const offer = product && offerOf(product);
  const stock = known === 'gone' ? 'gone' : offer ? (offer.isInStock ? 'there' : 'soldOut') : 'unknown';
  const { id, title, path, image } = saved;
  Object.assign(root.dataset, { product: id, title, path, image, variant: offer?.variantId ?? '' });
  root.dataset['amount'] = String(offer?.price?.amount ?? '');
  fillTexts(root, {
    title,
    price: offer?.price ? formatMoney(offer.price) : '–',
    was: wasText(offer?.price, offer?.compareAtPrice),
    stock: STOCK[stock],
  });
  const status = root.querySelector('.status');
  status?.classList.toggle('status--good', stock === 'there');
  status?.classList.toggle('status--bad', stock === 'soldOut' || stock === 'gone');
  for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-link]')) link.href = path;
  showAction(root, title, { stock, isChosen: offer?.variantId === '' });
  showImage(root, image);
}

function showAction(
  root: HTMLElement,
  title: string,
  { stock, isChosen }: { stock: keyof typeof STOCK; isChosen: boolean },
): void {
  const show = (name: string, isShown: boolean, label: string) => {
    const element = root.querySelector<HTMLElement>(`[data-${name}]`);
    if (!element) return;
    element.hidden = !isShown;
    element.setAttribute('aria-label', `${label} ${title}`);
  };
  const hasCart = root.querySelector('[data-buy-it]') !== null;
  show('buy-it', stock === 'there' && !isChosen, 'Add to cart:');
  show('choose-it', stock === 'there' && (isChosen || !hasCart), hasCart ? 'Choose options:' : 'View:');
  show('ask-for-it', stock === 'soldOut' || stock === 'unknown', 'Contact Us about');
  root.querySelector('[data-remove]')?.setAttribute('aria-label', `Remove ${title}`);
}

function showImage(root: HTMLElement, address: string): void {
  const image = root.querySelector<HTMLImageElement>('[data-image]');
  if (!image) return;
  image.hidden = address === '';
  if (address && image.getAttribute('src') !== address) image.src = address;
}
