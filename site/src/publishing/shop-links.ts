import type { StorefrontContent } from '../content/storefront-content.ts';
import type { MenuEntry } from '../storefront.ts';
import type { ShopCategory, ShopIndex } from './shop-index.ts';

const MAX_ENTRIES = 7;
/** In pixels, about: what a row of the header has room for beside logo and search, and what an entry takes. */
const ROW = 560;
const LETTER = 8;
const EDGES = 36;
const MAX_TITLE_LENGTH = 26;
const MAX_SUB_ITEMS = 12;

export function categoryAddress({ category }: ShopCategory): string {
  return `/category/${category.handle}`;
}

/** The menu: categories that hold something, with those below them; what a row does not hold is behind the last entry. */
export function menuOf({ topCategories }: ShopIndex): MenuEntry[] {
  const shown = filled(topCategories);
  const entries = shown.map(entryOf);
  if (entries.length <= MAX_ENTRIES && widthOf(entries) <= ROW) return entries;
  const more: MenuEntry = { title: 'More', link: '/shop', allTitle: 'Everything', subItems: [] };
  const first = entries.slice(0, MAX_ENTRIES - 1);
  while (widthOf([...first, more]) > ROW) first.pop();
  more.subItems = shown.slice(first.length, first.length + MAX_SUB_ITEMS).map(itemOf);
  return [...first, more];
}

function widthOf(entries: readonly MenuEntry[]): number {
  return entries.reduce((sum, { title }) => sum + [...title].length * LETTER + EDGES, 0);
}

export function filled(categories: readonly ShopCategory[]): ShopCategory[] {
  return categories.filter(({ products }) => products.length > 0);
}

function entryOf(place: ShopCategory): MenuEntry {
  const { title, link } = itemOf(place);
  const subItems = filled(place.children).slice(0, MAX_SUB_ITEMS).map(itemOf);
  return { title: shorten(title), link, allTitle: `All ${title}`, subItems };
}

/** At the end of a word, where there is one. */
function shorten(title: string): string {
  const letters = [...title];
  if (letters.length <= MAX_TITLE_LENGTH) return title;
  const start = letters.slice(0, MAX_TITLE_LENGTH - 1).join('');
  return `${start.replace(/[\s,;:–-]+\S*$/, '')}…`;
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
