import { BADGES } from '@mela/rules/badges.ts';
import { formatUnits } from '@mela/rules/format-money.ts';
import type { CardProduct } from '@mela/rules/listing/card-product.ts';
import { decimalsOf } from '@mela/rules/money.ts';
import { higherCompareAt } from '@mela/rules/price.ts';
import * as sharedText from '#messages/shared.ts';
import * as shoppingText from '#messages/shopping.ts';
import { formatDiscount, formatDollars, percentOff } from '../format.ts';
import { swatchesOf } from './swatches.ts';

/** The texts of a card, by their places in its markup. An empty text hides its element. */
export type Card = Record<
  | 'id'
  | 'variantId'
  | 'amount'
  | 'buy'
  | 'buyLabel'
  | 'path'
  | 'name'
  | 'category'
  | 'rating'
  | 'stars'
  | 'price'
  | 'from'
  | 'oldPrice'
  | 'colours'
  | 'discount'
  | 'badge'
  | 'badgeClass'
  | 'backdrop'
  | 'srcset'
  | 'fallback'
  | 'secondImage',
  string
>;

/**
 * The texts of a product's card.
 * @param currency the currency of prices that are not in dollars
 */
export function cardOf({ image, rating, price, badge, ...product }: CardProduct, currency: string): Card {
  const oldPrice = higherCompareAt(price, product.oldPrice);
  // Omit the discount if the badge already states it.
  const format = product.isInDollars ? formatDollars : (units: number) => formatUnits(units, currency);
  const hasDiscount = oldPrice !== null && percentOff(price, oldPrice) > 0 && !badge.endsWith('%');
  return {
    id: product.id ?? '',
    variantId: product.variantId ?? '',
    amount: String(Math.round(price * 10 ** decimalsOf(currency))),
    ...buyOf(product),
    path: product.path,
    name: product.name,
    category: product.category,
    rating: rating === null ? '' : String(rating),
    stars: rating === null ? '' : (rating / 20).toFixed(1),
    price: format(price),
    from: product.isFrom ? sharedText.from : '',
    oldPrice: oldPrice === null ? '' : format(oldPrice),
    colours:
      swatchesOf(product.colors ?? []).length > 1 ? shoppingText.inColours(product.colors?.length ?? 0) : '',
    discount: hasDiscount ? formatDiscount(price, oldPrice) : '',
    badge,
    badgeClass: badge === BADGES.HOT ? 'badge--hot' : '',
    backdrop: product.backdrop,
    srcset: image.small && `${image.small} ${image.smallWidth}w, ${image.large} ${image.largeWidth}w`,
    fallback: image.fallback,
    secondImage: product.secondImage,
  };
}

/** The action and label of a card's button (`features/shopping/presses.ts`). Empty if nothing is in stock. */
function buyOf({ name, variantId }: Pick<CardProduct, 'name' | 'variantId'>): Pick<Card, 'buy' | 'buyLabel'> {
  if (variantId == null) return { buy: '', buyLabel: '' };
  return variantId
    ? { buy: 'add', buyLabel: shoppingText.addToCart(name) }
    : { buy: 'choose', buyLabel: shoppingText.chooseOptions(name) };
}
