import type { Catalogue, CatalogueProduct } from '@mela/rules/catalogue.ts';
import type { CardProduct } from '@mela/rules/listing/card-product.ts';
import type { Route } from '@mela/rules/renderer.ts';
import { fileRoutes } from './file-routes.ts';
import { fingerprint, hashOf } from './fingerprint.ts';
import { homeOf } from './home.ts';
import { firstImageOf, listingsOf, type PlannedListing, pageAddress } from './listings.ts';
import { backdropOf, liveCard } from './live-card.ts';
import type { LivePages } from './live-pages.ts';
import { relatedIn } from './related.ts';
import { type LiveShared, liveContentOf, sharedOf } from './shared.ts';
import { brandIn, indexOf, pathTo, type ShopIndex } from './shop-index.ts';
import { categoryAddress } from './shop-links.ts';

/** Made from the texts of the shop alone. */
const CONTENT_PAGES = ['contactus', 'help', 'privacy', 'terms', 'wishlist', 'compare'] as const;
const MAX_BRANDS = 24;
const WITHOUT_ACCOUNT = 'You can order without an account';

/** Every address of a shop, with what its file is made from. */
export function routeTable(catalogue: Catalogue, version: string): { routes: Route[]; shared: LiveShared } {
  const shop = indexOf(catalogue);
  const content = liveContentOf(catalogue, shop);
  const shared = sharedOf(catalogue, shop, content);
  const cards = new Map(
    catalogue.products.map((product) => {
      const card = liveCard(product, shop.categories.get(product.categoryId ?? ''), shop.currency);
      return [product, { card, key: fingerprint(card) }];
    }),
  );
  const cardOf: CardOf = (product) => cards.get(product) as KeyedCard;
  const page: MakeRoute = (path, name, parts, props) => ({
    path,
    page: name,
    key: hashOf([version, shared.key, name, path, ...parts].join('\0')),
    props,
  });
  const routes = [
    homeRoute(shop, content.deals, cardOf, page),
    ...listingRoutes(shop, !catalogue.allowsIndex, cardOf, page),
    ...productRoutes(catalogue, shop, cardOf, page),
    aboutRoute(shop, cardOf, page),
    ...CONTENT_PAGES.map((name) => page(`/${name}`, name, [], () => null)),
    ...sellingRoutes(catalogue, page),
    page('/404.html', 'not-found', [], () => null),
    ...fileRoutes(catalogue, shop, shared, version),
  ];
  return { routes: [...routes, ...redirects(catalogue, routes)], shared };
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

/** What only a shop that sells has, and its place where it does not. */
function sellingRoutes({ selling, hasSold, currency }: Catalogue, page: MakeRoute): Route[] {
  const isSelling = selling !== null;
  const empty = (path: string, name: string) =>
    page(path, 'empty', [String(isSelling)], () => ({ name, title: WITHOUT_ACCOUNT, isSelling }));
  // Mails lead to orders, which are there also while the shop is closed.
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

function homeRoute(
  shop: ShopIndex,
  deals: LivePages['home']['deals'],
  cardOf: CardOf,
  page: MakeRoute,
): Route {
  const sections = homeOf(shop, (products) => products.map((product) => cardOf(product).card));
  const props = { ...sections, deals };
  return page('/', 'home', [fingerprint(props)], () => props);
}

function aboutRoute({ newest, brands: byName }: ShopIndex, cardOf: CardOf, page: MakeRoute): Route {
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

function listingRoutes(shop: ShopIndex, asksServer: boolean, cardOf: CardOf, page: MakeRoute): Route[] {
  const listings = listingsOf(shop, asksServer);
  return [...listings.map((listing) => listingRoute(listing, cardOf, page)), ...searchRoute(listings, page)];
}

/** Of what the first listing has, which is that of the whole shop. */
function searchRoute([everything]: PlannedListing[], page: MakeRoute): Route[] {
  if (!everything) return [];
  const { prices, filters, sidebar, count, asksServer } = everything;
  const props = { prices, filters, sidebar, count, asksServer };
  return [page('/search', 'search', [fingerprint(props)], () => props)];
}

function listingRoute({ products, ...listing }: PlannedListing, cardOf: CardOf, page: MakeRoute): Route {
  const cards = products.map(cardOf);
  const parts = [hashOf(JSON.stringify(listing)), ...cards.map((card) => card.key)];
  return page(pageAddress(listing.path, listing.page), 'listing', parts, () => ({
    ...listing,
    products: cards.map(({ card }) => card),
  }));
}

function productRoutes({ products }: Catalogue, shop: ShopIndex, cardOf: CardOf, page: MakeRoute): Route[] {
  const relatedTo = relatedIn(shop);
  const stepsTo = new Map(
    [...shop.categories].map(([id, place]) => {
      const steps = pathTo(place).map((step) => ({ name: step.category.name, path: categoryAddress(step) }));
      return [id, { steps, key: fingerprint(steps) }];
    }),
  );
  return products.map((product) => {
    const place = shop.categories.get(product.categoryId ?? '');
    const { steps, key } = stepsTo.get(product.categoryId ?? '') ?? { steps: [], key: '' };
    const { related, newer } = relatedTo(product);
    const [relatedCards, newerCards] = [related.map(cardOf), newer.map(cardOf)];
    const backdrop = backdropOf(place);
    const brandPath = brandIn(shop, product)?.path ?? null;
    const cardKeys = [...relatedCards, { key: '' }, ...newerCards].map((card) => card.key);
    const parts = [fingerprint(product), backdrop, brandPath ?? '', key, ...cardKeys];
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
  });
}

/** Former handles lead to the present ones, unless another product or category has taken them since. */
function redirects({ products, categories }: Catalogue, routes: readonly Route[]): Route[] {
  const former = [
    ...products.flatMap((product) => formerAddresses('/product', product)),
    ...categories.flatMap((category) => formerAddresses('/category', category)),
  ];
  if (former.length === 0) return [];
  const taken = new Set(routes.map(({ path }) => path));
  return former
    .filter(({ path }) => !taken.has(path))
    .map(({ path, redirectTo }) => ({
      path,
      page: 'redirect',
      key: hashOf(redirectTo),
      props: () => null,
      redirectTo,
    }));
}

function formerAddresses(
  folder: string,
  { handle, formerHandles }: Pick<CatalogueProduct, 'handle' | 'formerHandles'>,
): { path: string; redirectTo: string }[] {
  return formerHandles.map((former) => ({ path: `${folder}/${former}`, redirectTo: `${folder}/${handle}` }));
}
