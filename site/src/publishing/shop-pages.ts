import type { Catalogue, CatalogueProduct } from '@mela/rules/catalogue.ts';
import type { CardProduct } from '@mela/rules/listing/card-product.ts';
import type { Route } from '@mela/rules/renderer.ts';
import { filesOf } from './file-routes.ts';
import { fingerprint, hashOf } from './fingerprint.ts';
import { formerAddresses, redirect } from './former-addresses.ts';
import { homeOf } from './home.ts';
import { firstImageOf, listingsOf, pageAddress, type ShopListing } from './listings.ts';
import { backdropOf, liveCard } from './live-card.ts';
import type { LivePages } from './live-pages.ts';
import { once } from './once.ts';
import { relatedIn } from './related.ts';
import { type LiveShared, liveContentOf, sharedOf } from './shared.ts';
import { brandIn, indexOf, pathTo, type ShopIndex } from './shop-index.ts';
import { categoryAddress } from './shop-links.ts';

/** Made from the texts of the shop alone. */
const CONTENT_PAGES = ['contactus', 'help', 'privacy', 'terms', 'wishlist', 'compare'] as const;
const MAX_BRANDS = 24;
const WITHOUT_ACCOUNT = 'You can order without an account';
const PRODUCT = '/product/';
const FURTHER_PAGE = /^(.+)\/([1-9]\d*)$/;

/** The addresses of a live shop; see `ShopPages` in the rules. */
interface LivePagesOfShop {
  shared: LiveShared;
  find: (path: string) => Route | null;
  has: (path: string) => boolean;
  paths: () => Iterable<string>;
  count: () => number;
}

/** @param version that of the program: pages of another one are other pages */
export function openShop(catalogue: Catalogue, version: string): LivePagesOfShop {
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
    props,
  });
  const cardOf = cardsIn(shop);
  const productPage = productPages(shop, cardOf, page);
  const single = singlePages({ catalogue, shop, deals: content.deals, listings }, cardOf, page);
  const files = filesOf(catalogue, shop, shared, version);
  const findPage = (path: string): Route | null => {
    const product = productAt(path);
    if (product) return productPage(product);
    const plan = single.get(path) ?? listingPage(path, listings, cardOf, page);
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
    count: () => {
      const pagesOfListings = [...listings.values()].reduce((sum, { pages }) => sum + pages, 0);
      return single.size + pagesOfListings + shop.places.size + former().size;
    },
  };
}

interface KeyedCard {
  card: CardProduct;
  key: string;
}
type CardOf = (product: CatalogueProduct) => KeyedCard;
type MakeRoute = <Name extends keyof LivePages>(
  path: string,
  page: Name,
  parts: readonly string[],
  props: () => LivePages[Name],
) => Route;
type Plans = Map<string, () => Route>;

function cardsIn(shop: ShopIndex): CardOf {
  return (product) => {
    const card = liveCard(product, shop.categories.get(product.categoryId ?? ''), shop.currency);
    return { card, key: fingerprint(card) };
  };
}

interface Shop {
  catalogue: Catalogue;
  shop: ShopIndex;
  deals: LivePages['home']['deals'];
  listings: ReadonlyMap<string, ShopListing>;
}

/** The pages that each shop has once. */
function singlePages({ catalogue, shop, deals, listings }: Shop, cardOf: CardOf, page: MakeRoute): Plans {
  const plans: Plans = new Map([
    ['/', () => homePage(shop, deals, cardOf, page)],
    ['/search', () => searchPage(listings, page)],
    ['/about', () => aboutPage(shop, cardOf, page)],
    ['/404.html', () => page('/404.html', 'not-found', [], () => null)],
  ]);
  for (const name of CONTENT_PAGES) plans.set(`/${name}`, () => page(`/${name}`, name, [], () => null));
  for (const route of sellingPages(catalogue, page)) plans.set(route.path, () => route);
  return plans;
}

/** What only a shop that sells has, and its place where it does not. */
function sellingPages({ selling, hasSold, currency }: Catalogue, page: MakeRoute): Route[] {
  const isSelling = selling !== null;
  const empty = (path: string, name: string) =>
    page(path, 'empty', [String(isSelling)], () => ({ name, title: WITHOUT_ACCOUNT, isSelling }));
  // Emails link to orders, which people can also look at while the shop is closed.
  const orders = hasSold
    ? [page('/account', 'account', [], () => null), page('/order', 'order', [], () => null)]
    : [empty('/account', 'Account')];
  if (!selling) {
    const cart = { name: 'Cart', title: 'Your cart is empty' };
    return [empty('/login', 'Log in'), page('/cart', 'empty', [], () => cart), ...orders];
  }
  const checkout = { terms: selling, currency };
  return [
    empty('/login', 'Log in'),
    page('/cart', 'cart', [fingerprint(checkout)], () => checkout),
    page('/checkout', 'checkout', [fingerprint(checkout)], () => checkout),
    ...orders,
  ];
}

function homePage(
  shop: ShopIndex,
  deals: LivePages['home']['deals'],
  cardOf: CardOf,
  page: MakeRoute,
): Route {
  const sections = homeOf(shop, (products) => products.map((product) => cardOf(product).card));
  const props = { ...sections, deals };
  return page('/', 'home', [fingerprint(props)], () => props);
}

function aboutPage({ newest, brands: byName }: ShopIndex, cardOf: CardOf, page: MakeRoute): Route {
  const brands = [...new Set(byName.values())]
    .slice(0, MAX_BRANDS)
    .map(({ name, path }) => ({ name, path, hasLogo: false }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const products = newest.slice(0, 4);
  const props = {
    products: products.map((product) => cardOf(product).card),
    image: firstImageOf(products),
    brands,
  };
  return page('/about', 'about', [fingerprint(props)], () => props);
}

/** Search offers what the listing of the whole shop offers. */
function searchPage(listings: ReadonlyMap<string, ShopListing>, page: MakeRoute): Route {
  const everything = (listings.get('/shop') as ShopListing).plan(1);
  const { prices, filters, sidebar, count, asksServer } = everything;
  const props = { prices, filters, sidebar, count, asksServer };
  return page('/search', 'search', [fingerprint(props)], () => props);
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
  cardOf: CardOf,
  page: MakeRoute,
): (() => Route) | null {
  const found = listingAt(path, listings);
  if (!found) return null;
  return () => {
    const { products, ...listing } = found.planned.plan(found.number);
    const cards = products.map(cardOf);
    const parts = [hashOf(JSON.stringify(listing)), ...cards.map((card) => card.key)];
    return page(path, 'listing', parts, () => ({ ...listing, products: cards.map(({ card }) => card) }));
  };
}

function productPages(shop: ShopIndex, cardOf: CardOf, page: MakeRoute) {
  const relatedTo = once(() => relatedIn(shop));
  return (product: CatalogueProduct): Route => {
    const place = shop.categories.get(product.categoryId ?? '');
    const steps = pathTo(place).map((step) => ({ name: step.category.name, path: categoryAddress(step) }));
    const { related, newer } = relatedTo()(product);
    const [relatedCards, newerCards] = [related.map(cardOf), newer.map(cardOf)];
    const backdrop = backdropOf(place);
    const brandPath = brandIn(shop, product)?.path ?? null;
    const cardKeys = [...relatedCards, { key: '' }, ...newerCards].map((card) => card.key);
    const parts = [fingerprint(product), backdrop, brandPath ?? '', JSON.stringify(steps), ...cardKeys];
    const path = `/product/${product.handle}`;
    return page(path, 'product', parts, () => ({
      product,
      brandPath,
      backdrop,
      category: place?.category.name ?? '',
      breadcrumbs: [...steps, { name: product.title, path }],
      related: relatedCards.map(({ card }) => card),
      newer: newerCards.map(({ card }) => card),
    }));
  };
}
