import type { Catalogue, CatalogueProduct } from '@mela/rules/catalogue.ts';
import type { ProductRow, ReadProducts } from '@mela/rules/product-row.ts';
import type { Route } from '@mela/rules/renderer.ts';
import type { ShopContent } from '@mela/rules/shop-content.ts';
import { type Cards, cardsIn, firstImageOf, imageKeyOf } from './cards.ts';
import { filesOf } from './file-routes.ts';
import { fingerprint, hashOf } from './fingerprint.ts';
import { formerAddresses, redirect } from './former-addresses.ts';
import { sectionsOf } from './home-sections.ts';
import { listingsOf, pageAddress, type ShopListing } from './listings.ts';
import { backdropOf } from './live-card.ts';
import { once } from './once.ts';
import { relatedIn } from './related.ts';
import { type LiveShared, liveContentOf, sharedOf } from './shared.ts';
import { shopContentOf } from './shop-content.ts';
import { brandIn, indexOf, pathTo, type ShopIndex } from './shop-index.ts';
import { categoryAddress } from './shop-links.ts';
import { type MakeRoute, singlePages } from './single-pages.ts';

const PRODUCT = '/product/';
const FURTHER_PAGE = /^(.+)\/([1-9]\d*)$/;

/** The addresses of a live shop; see `ShopPages` in the rules. */
interface LivePagesOfShop {
  shared: LiveShared;
  find: (path: string) => Route | null;
  has: (path: string) => boolean;
  paths: () => Iterable<string>;
  related: (handle: string, count: number) => string[];
  content: () => Promise<ShopContent>;
  count: () => number;
}

/**
 * Opens a shop.
 * @param version the program's version, because another version creates other pages
 */
export function openShop(
  catalogue: Catalogue<ProductRow>,
  read: ReadProducts,
  version: string,
): LivePagesOfShop {
  const shop = indexOf(catalogue);
  const productAt = (path: string) =>
    path.startsWith(PRODUCT)
      ? catalogue.products[shop.places.get(path.slice(PRODUCT.length)) ?? -1]
      : undefined;
  const listings = listingsOf(shop, !catalogue.allowsIndex);
  const content = liveContentOf(
    catalogue,
    shop,
    (path) => listings.has(path) || productAt(path) !== undefined,
  );
  const shared = sharedOf(catalogue, shop, content);
  const page: MakeRoute = (path, name, parts, props) => ({
    path,
    page: name,
    key: hashOf([version, shared.key, name, path, ...parts].join('\0')),
    props: async () => props(),
  });
  const cards = cardsIn(shop, read);
  const relatedTo = once(() => relatedIn(shop));
  const productPage = productPages(shop, relatedTo, cards, page);
  const sections = sectionsOf(catalogue.content.home, content.home);
  const single = singlePages({ catalogue, shop, deals: content.deals, sections, listings }, cards, page);
  const files = filesOf(catalogue, shop, { read, shared, version });
  const findPage = (path: string): Route | null => {
    const product = productAt(path);
    if (product) return productPage(product);
    const plan = single.get(path) ?? listingPage(path, listings, cards, page);
    return plan ? plan() : (files.at(path)?.() ?? null);
  };
  const hasPage = (path: string) =>
    productAt(path) !== undefined ||
    single.has(path) ||
    listingAt(path, listings) !== null ||
    files.at(path) !== undefined;
  const former = once(() => formerAddresses(catalogue, hasPage));
  return {
    shared,
    find: (path) => findPage(path) ?? redirect(path, former().get(path)),
    has: (path) => hasPage(path) || former().has(path),
    paths: function* () {
      yield* single.keys();
      yield* listingAddresses(listings);
      for (const handle of shop.places.keys()) yield PRODUCT + handle;
      yield* files.paths();
      yield* former().keys();
    },
    related: (handle, count) => idsOfRelated(relatedTo(), productAt(PRODUCT + handle), count),
    content: () => shopContentOf({ catalogue, shop, content, sections }, cards),
    count: () => {
      const pagesOfListings = [...listings.values()].reduce((sum, { pages }) => sum + pages, 0);
      return single.size + pagesOfListings + shop.places.size + former().size;
    },
  };
}

function idsOfRelated(
  relatedTo: ReturnType<typeof relatedIn>,
  product: ProductRow | undefined,
  count: number,
): string[] {
  return product ? relatedTo(product, count).related.map(({ id }) => id) : [];
}

function* listingAddresses(listings: ReadonlyMap<string, ShopListing>): Generator<string> {
  for (const { path, pages } of listings.values()) {
    for (let number = 1; number <= pages; number += 1) yield pageAddress(path, number);
  }
}

interface ListingAddress {
  planned: ShopListing;
  number: number;
}

function listingAt(path: string, listings: ReadonlyMap<string, ShopListing>): ListingAddress | null {
  const [, base = path, number = '1'] = listings.has(path) ? [] : (FURTHER_PAGE.exec(path) ?? []);
  const planned = listings.get(base);
  if (!planned || Number(number) > planned.pages || path !== pageAddress(base, Number(number))) return null;
  return { planned, number: Number(number) };
}

function listingPage(
  path: string,
  listings: ReadonlyMap<string, ShopListing>,
  { keysOf, of, products }: Cards,
  page: MakeRoute,
): (() => Route) | null {
  const found = listingAt(path, listings);
  if (!found) return null;
  return () => {
    const { products: rows, image, ...listing } = found.planned.plan(found.number);
    const parts = [fingerprint([listing, image ?? imageKeyOf(rows)]), ...keysOf(rows)];
    return page(path, 'listing', parts, async () => {
      const shown = await products(rows);
      return { ...listing, image: image ?? firstImageOf(shown), products: shown.map(of) };
    });
  };
}

function productPages(
  shop: ShopIndex,
  relatedTo: () => ReturnType<typeof relatedIn>,
  { keysOf, of, products }: Cards,
  page: MakeRoute,
) {
  return (row: ProductRow): Route => {
    const place = shop.categories.get(row.categoryId ?? '');
    const steps = pathTo(place).map((step) => ({ name: step.category.name, path: categoryAddress(step) }));
    const { related, newer } = relatedTo()(row);
    const backdrop = backdropOf(place);
    const brandPath = brandIn(shop, row)?.path ?? null;
    const parts = [row.key, backdrop, brandPath ?? '', JSON.stringify(steps), ...keysOf(related), ''];
    const path = `/product/${row.handle}`;
    return page(path, 'product', [...parts, ...keysOf(newer)], async () => {
      const [product, ...others] = await products([row, ...related, ...newer]);
      const cards = others.map(of);
      return {
        product: product as CatalogueProduct,
        brandPath,
        backdrop,
        category: place?.category.name ?? '',
        breadcrumbs: [...steps, { name: (product as CatalogueProduct).title, path }],
        related: cards.slice(0, related.length),
        newer: cards.slice(related.length),
      };
    });
  };
}
