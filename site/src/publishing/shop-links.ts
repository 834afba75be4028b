import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import type { MenuEntry } from '../storefront.ts';
import type { ShopCategory, ShopCollection, ShopIndex } from './shop-index.ts';

export function categoryAddress({ category }: ShopCategory): string {
  return `/category/${category.handle}`;
}

export function collectionAddress({ collection }: ShopCollection): string {
  return `/collection/${collection.handle}`;
}

/** A key for everything that files contain about the collections of products. Empty if there are none. */
export function collectionsKey({ collections }: Pick<ShopIndex, 'collections'>): string {
  if (collections.length === 0) return '';
  return JSON.stringify(
    collections.map(({ collection: { name, handle, match, conditions } }) => [
      name,
      handle,
      match,
      conditions,
    ]),
  );
}

/** The menu: all categories and the chosen collections with products. The browser determines how many fit in a row. */
export function menuOf({ topCategories, collections }: ShopIndex): MenuEntry[] {
  const chosen = collections.filter(({ collection }) => collection.isInMenu);
  return [
    ...filled(topCategories).map((place) => ({
      ...itemOf(place),
      subItems: filled(place.children).map(itemOf),
    })),
    ...filled(chosen).map((one) => ({
      title: one.collection.name,
      link: collectionAddress(one),
      subItems: [],
    })),
  ];
}

export function filled<Listed extends { products: readonly unknown[] }>(lists: readonly Listed[]): Listed[] {
  return lists.filter(({ products }) => products.length > 0);
}

function itemOf(place: ShopCategory): { title: string; link: string } {
  return { title: place.category.name, link: categoryAddress(place) };
}

/**
 * Texts can link to addresses that the catalogue does not have, such as the sample's, or those of a deleted
 * category. Buttons with such an address link to the shop instead, and links within texts become plain text.
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
