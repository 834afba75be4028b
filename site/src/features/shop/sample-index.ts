import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import { synonymsOf } from '@mela/rules/content/synonyms.ts';
import { categorySlug } from '@mela/rules/listing/category-path.ts';
import type { IndexedProduct, SearchIndex } from '@mela/rules/listing/product-index.ts';
import { cardProductOf } from '../../components/product-card/sample-card.ts';
import { allProducts, type Product } from '../../content/catalogue.ts';
import { allListings } from './listings.ts';

export async function sampleIndex(): Promise<SearchIndex> {
  const [listings, products] = await Promise.all([allListings(), allProducts()]);
  return {
    categories: listings.map(({ slug, title, parent }) => ({
      slug,
      name: title,
      parent: parent?.slug ?? null,
    })),
    products: await indexedProductsOf(products),
    synonyms: synonymsOf(SAMPLE_CONTENT),
  };
}

/** Sample products as listings sort and filter them. */
export function indexedProductsOf(products: readonly Product[]): Promise<IndexedProduct[]> {
  return Promise.all(products.map(indexedProductOf));
}

async function indexedProductOf(product: Product): Promise<IndexedProduct> {
  const { category, alsoIn, sidebarCategories, brand, tags, colours, sizes, condition, releasedOn } = product;
  return {
    ...(await cardProductOf(product)),
    categories: [...new Set([category, ...alsoIn, ...sidebarCategories].map(categorySlug))],
    brand,
    tags,
    attributes: [],
    colors: colours,
    sizes,
    condition,
    release: Date.parse(releasedOn),
  };
}
