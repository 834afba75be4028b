import type { StorefrontContent } from '../content/storefront-content.ts';
import type { MenuEntry } from '../storefront.ts';
import type { ShopCategory, ShopIndex } from './shop-index.ts';

/** As many as a row of the header holds; the others are behind the last one. */
const MAX_ENTRIES = 7;
const MAX_SUB_ITEMS = 12;

export function categoryAddress({ category }: ShopCategory): string {
  return `/category/${category.handle}`;
}

/** The menu: categories that hold something, with those below them. */
export function menuOf({ topCategories }: ShopIndex): MenuEntry[] {
  const shown = filled(topCategories);
  if (shown.length <= MAX_ENTRIES) return shown.map(entryOf);
  const others = shown.slice(MAX_ENTRIES - 1);
  const more = {
    title: 'More',
    link: '/shop',
    subItems: [...others.slice(0, MAX_SUB_ITEMS).map(itemOf), { title: 'Everything', link: '/shop' }],
  };
  return [...shown.slice(0, MAX_ENTRIES - 1).map(entryOf), more];
}

export function filled(categories: readonly ShopCategory[]): ShopCategory[] {
  return categories.filter(({ products }) => products.length > 0);
}

function entryOf(place: ShopCategory): MenuEntry {
  const { title, link } = itemOf(place);
  const children = filled(place.children).slice(0, MAX_SUB_ITEMS).map(itemOf);
  return { title, link, subItems: children.length > 0 ? [...children, { title: `All ${title}`, link }] : [] };
}

function itemOf(place: ShopCategory): { title: string; link: string } {
  return { title: place.category.name, link: categoryAddress(place) };
}

/**
 * Texts of the shop may name addresses that this catalogue does not have: as the sample's do, and those of a category
 * that was deleted since. Buttons lead to the shop then, and a link within a text is text.
 */
export function withLiveLinks(
  content: StorefrontContent,
  hasPath: (path: string) => boolean,
): StorefrontContent {
  const isLive = (link: string) => !link.startsWith('/') || hasPath(link.replace(/[?#].*/, ''));
  const visit = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => visit(item));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, visit(item, name)]));
    }
    if (typeof value !== 'string') return value;
    if (key === 'link') return isLive(value) ? value : '/shop';
    return value.replace(/\[([^\]]*)\]\((\/[^)]*)\)/g, (link, text: string, path: string) =>
      isLive(path) ? link : text,
    );
  };
  return visit(content) as StorefrontContent;
}
