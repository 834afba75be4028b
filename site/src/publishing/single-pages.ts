import type { Catalogue, CatalogueImage } from '@mela/rules/catalogue.ts';
import type { HomeSection } from '@mela/rules/content/home-sections.ts';
import type { ProductRow } from '@mela/rules/product-row.ts';
import type { Route } from '@mela/rules/renderer.ts';
import { isOnlineMethod, type SellingTerms } from '@mela/rules/selling-terms.ts';
import * as pagesText from '#messages/pages.ts';
import * as sharedText from '#messages/shared.ts';
import { uploadedFiles } from '../components/uploaded-files.ts';
import { type Cards, firstImageOf, imageKeyOf } from './cards.ts';
import { fingerprint } from './fingerprint.ts';
import { homeOf, mixed } from './home.ts';
import { planSections } from './home-sections.ts';
import type { ShopListing } from './listings.ts';
import { backdropOf, fitOf } from './live-card.ts';
import type { CategoryTile, LivePages } from './live-pages.ts';
import type { ShopCategory, ShopIndex } from './shop-index.ts';
import { categoryAddress } from './shop-links.ts';

/** The pages that are created from the shop's texts alone. */
const CONTENT_PAGES = ['contactus', 'help', 'privacy', 'terms', 'wishlist', 'compare', 'emails'] as const;
const MAX_BRANDS = 24;
const ABOUT_PRODUCTS = 4;
const WITHOUT_ACCOUNT = pagesText.orderWithoutAccount;
export type MakeRoute = <Name extends keyof LivePages>(
  path: string,
  page: Name,
  parts: readonly string[],
  props: () => LivePages[Name] | Promise<LivePages[Name]>,
) => Route;
type Plans = Map<string, () => Route>;

interface Shop {
  catalogue: Catalogue<ProductRow>;
  shop: ShopIndex;
  deals: LivePages['home']['deals'];
  sections: readonly HomeSection[];
  listings: ReadonlyMap<string, ShopListing>;
}

/** The pages that each shop has once. */
export function singlePages(
  { catalogue, shop, deals, sections, listings }: Shop,
  cards: Cards,
  page: MakeRoute,
): Plans {
  const plans: Plans = new Map([
    ['/', () => homePage({ shop, deals, sections }, cards, page)],
    ['/search', () => searchPage(listings, page)],
    ['/about', () => aboutPage(shop, cards, page)],
    ['/404.html', () => page('/404.html', 'not-found', [], () => null)],
  ]);
  for (const name of CONTENT_PAGES) plans.set(`/${name}`, () => page(`/${name}`, name, [], () => null));
  for (const route of sellingPages(catalogue, page)) plans.set(route.path, () => route);
  return plans;
}

/** The pages of a selling shop, or those that replace them in a shop that does not sell. */
function sellingPages({ selling, hasSold, currency }: Catalogue<ProductRow>, page: MakeRoute): Route[] {
  const isSelling = selling !== null;
  const empty = (path: string, name: string) =>
    page(path, 'empty', [String(isSelling)], () => ({ name, title: WITHOUT_ACCOUNT, isSelling }));
  // Orders keep their pages while the shop is closed, because emails link to them.
  const track = (path: string, isLogin: boolean) =>
    page(path, 'account', [String(isLogin)], () => ({ isLogin }));
  const orders = hasSold
    ? [track('/account', false), orderPage(selling, page)]
    : [empty('/account', pagesText.account)];
  if (!selling) {
    const cart = { name: sharedText.cart, title: pagesText.cartEmpty };
    return [empty('/login', pagesText.logIn), page('/cart', 'empty', [], () => cart), ...orders];
  }
  const checkout = { terms: selling, currency };
  return [
    hasSold ? track('/login', true) : empty('/login', pagesText.logIn),
    page('/cart', 'cart', [fingerprint(checkout)], () => checkout),
    page('/checkout', 'checkout', [fingerprint(checkout)], () => checkout),
    ...orders,
  ];
}

/** The page of an order, whose security policy allows the scripts of payment providers. */
function orderPage(selling: SellingTerms | null, page: MakeRoute): Route {
  const order = { onlineMethods: selling?.paymentMethods.filter(isOnlineMethod) ?? [] };
  return page('/order', 'order', [fingerprint(order)], () => order);
}

function homePage(
  { shop, deals, sections: chosen }: Pick<Shop, 'shop' | 'deals' | 'sections'>,
  cards: Cards,
  page: MakeRoute,
): Route {
  const { keysOf, read, products } = cards;
  const blocks = planSections(chosen, shop, cards);
  const { tiles, lists, ...sections } = homeOf(shop);
  const { featured, popular, newAdded, arrivals } = sections;
  const sectionKeys = [featured, popular, newAdded, arrivals, ...lists.map((one) => one.products)].map(
    keysOf,
  );
  const tileKeys = tiles.map(({ place, product }) => [
    ...[place.category.name, categoryAddress(place), backdropOf(place)],
    product?.key ?? place.category.image,
  ]);
  const titles = lists.map(({ title }) => title);
  return page(
    '/',
    'home',
    [fingerprint([sectionKeys, tileKeys, titles, deals, blocks.map(({ key }) => key)])],
    async () => ({
      featured: await read(featured),
      popular: await read(popular),
      newAdded: await read(newAdded),
      arrivals: await read(arrivals),
      lists: await Promise.all(
        lists.map(async ({ title, products: rows }) => ({ title, products: await read(rows) })),
      ),
      tiles: await Promise.all(
        tiles.map(async ({ place, product }) => {
          const [shown] = product ? await products([product]) : [];
          return tileOf(place, place.category.image ?? (shown?.images[0] as CatalogueImage));
        }),
      ),
      deals,
      sections: await Promise.all(blocks.map((block) => block.read())),
    }),
  );
}

function tileOf(place: ShopCategory, image: CatalogueImage): CategoryTile {
  const backdrop = [backdropOf(place), fitOf(image)].filter(Boolean).join(' ');
  return { name: place.category.name, path: categoryAddress(place), backdrop, files: uploadedFiles(image) };
}

/** The brands on the page about the shop, sorted by name. */
export function brandsOf({ brands }: Pick<ShopIndex, 'brands'>): LivePages['about']['brands'] {
  return [...new Set(brands.values())]
    .slice(0, MAX_BRANDS)
    .map(({ name, path }) => ({ name, path, hasLogo: false }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function aboutPage(shop: ShopIndex, { keysOf, of, products }: Cards, page: MakeRoute): Route {
  const { newest, categories } = shop;
  const brands = brandsOf(shop);
  const rows = mixed(newest, ABOUT_PRODUCTS, categories);
  const parts = [fingerprint(brands), ...keysOf(rows), imageKeyOf(rows)];
  return page('/about', 'about', parts, async () => {
    const shown = await products(rows);
    return { products: shown.map(of), image: firstImageOf(shown), brands };
  });
}

/** The search page, which has the facts of the listing of the whole shop. */
function searchPage(listings: ReadonlyMap<string, ShopListing>, page: MakeRoute): Route {
  const everything = (listings.get('/shop') as ShopListing).plan(1);
  const { prices, filters, sidebar, count, asksServer } = everything;
  const props = { prices, filters, sidebar, count, asksServer };
  return page('/search', 'search', [fingerprint(props)], () => props);
}
