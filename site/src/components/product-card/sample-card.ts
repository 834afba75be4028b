import type { CardProduct } from '@mela/rules/listing/card-product.ts';
import type { Product } from '../../content/catalogue.ts';
import { productImage, webpAddress } from '../images.ts';

const cards = new Map<Product, Promise<CardProduct>>();

/** Sample products as cards expect them. */
export function cardProductsOf(products: readonly Product[]): Promise<CardProduct[]> {
  return Promise.all(products.map(cardProductOf));
}

/**
 * Sample products as cards expect them, with prices in dollars, for the pages that show dollars
 * (specification, section 9).
 */
export function dollarCardsOf(products: readonly Product[]): Promise<CardProduct[]> {
  return Promise.all(
    products.map(async (product) => {
      const { price, oldPrice = null } = product.dollars;
      return { ...(await cardProductOf(product)), price, oldPrice, isInDollars: true };
    }),
  );
}

/** A sample product as cards expect it. Created once per build, because a product is on many pages. */
export function cardProductOf(product: Product): Promise<CardProduct> {
  const card = cards.get(product) ?? makeCard(product);
  cards.set(product, card);
  return card;
}

async function makeCard(product: Product): Promise<CardProduct> {
  const { id, name, category, rating, price, oldPrice = null, badge, group, placement } = product;
  const [small, large] = productImage(product.image);
  const [, second] = productImage(product.hoverImage);
  return {
    path: `/product/${id}`,
    name,
    category,
    rating,
    price,
    oldPrice,
    badge,
    backdrop: `backdrop--${group}${placement === 'wall' ? ' backdrop--wall' : ''}`,
    image: {
      type: 'image/avif',
      small: small.src,
      smallWidth: small.width,
      large: large.src,
      largeWidth: large.width,
      fallback: await webpAddress(small),
    },
    // Only devices with a pointer show the second image, and their screens need the larger file.
    secondImage: second.src,
  };
}
