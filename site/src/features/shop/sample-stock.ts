import { categorySlug } from '../../components/category-path.ts';
import { cardProductOf } from '../../components/product-card/sample-card.ts';
import { allProducts, type Product } from '../../content/catalogue.ts';
import { allListings } from './listings.ts';
import type { ImageAddresses, IndexedProduct, Stock } from './product-index.ts';

/** The build renames images when all files are written, so that their addresses are whole in the sample's index. */
export const SAMPLE_IMAGES: ImageAddresses = {
  type: 'image/avif',
  prefix: '',
  imageSuffix: '',
  secondImageSuffix: '',
  small: '-320.avif',
  large: '-640.avif',
  fallback: '-320.webp',
};

export async function sampleStock(): Promise<Stock> {
  const [listings, products] = await Promise.all([allListings(), allProducts()]);
  return {
    categories: listings.map(({ slug, title, parent }) => ({
      slug,
      name: title,
      parent: parent?.slug ?? null,
    })),
    products: await Promise.all(products.map(indexedProductOf)),
  };
}

async function indexedProductOf(product: Product): Promise<IndexedProduct> {
  const { category, alsoIn, sidebarCategories, brand, tags, colours, sizes, condition, releasedOn } = product;
  return {
    ...(await cardProductOf(product)),
    categories: [...new Set([category, ...alsoIn, ...sidebarCategories].map(categorySlug))],
    brand,
    tags,
    colors: colours,
    sizes,
    condition,
    release: Date.parse(releasedOn),
  };
}
