import { formatDiscount, formatDollars, formatPrice, percentOff } from '../format.ts';

/** What has to be known of a product to draw its card, on the server and in the browser alike. */
export interface CardProduct {
  path: string;
  name: string;
  /** Empty: none. */
  category: string;
  /** Percent of five stars; null in a shop without ratings. */
  rating: number | null;
  /** Rupees, unless `isInDollars`. */
  price: number;
  /** Before the discount. */
  oldPrice: number | null;
  isInDollars?: boolean;
  /** Empty: none. */
  badge: string;
  /** The classes that light the backdrop: `backdrop--women backdrop--wall`. */
  backdrop: string;
  image: CardImage;
  /** The address of the view that a pointer shows; empty: none, as those of `image` are without one. */
  secondImage: string;
}

interface CardImage {
  /** The media type of `small` and `large`. */
  type: string;
  small: string;
  /** Pixels, as in `largeWidth`. */
  smallWidth: number;
  large: string;
  largeWidth: number;
  /** For browsers without that type. */
  fallback: string;
}

/** The texts of a card, by their places in its markup. An empty one takes its element with it. */
export type Card = Record<
  | 'path'
  | 'name'
  | 'category'
  | 'rating'
  | 'stars'
  | 'price'
  | 'oldPrice'
  | 'discount'
  | 'badge'
  | 'badgeClass'
  | 'backdrop'
  | 'srcset'
  | 'fallback'
  | 'secondImage',
  string
>;

export function cardOf({ image, rating, price, oldPrice, badge, ...product }: CardProduct): Card {
  // A badge that already states the percentage makes a second one noise.
  const format = product.isInDollars ? formatDollars : formatPrice;
  const hasDiscount = oldPrice !== null && percentOff(price, oldPrice) > 0 && !badge.endsWith('%');
  return {
    path: product.path,
    name: product.name,
    category: product.category,
    rating: rating === null ? '' : String(rating),
    stars: rating === null ? '' : (rating / 20).toFixed(1),
    price: format(price),
    oldPrice: oldPrice === null ? '' : format(oldPrice),
    discount: hasDiscount ? formatDiscount(price, oldPrice) : '',
    badge,
    badgeClass: badge === 'Hot' ? 'badge--hot' : '',
    backdrop: product.backdrop,
    srcset: image.small && `${image.small} ${image.smallWidth}w, ${image.large} ${image.largeWidth}w`,
    fallback: image.fallback,
    secondImage: product.secondImage,
  };
}
