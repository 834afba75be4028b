import { SHOP } from '../../shop.ts';

/** The way from the home page to a page, as search engines read it. `trail` begins after the home page. */
export function breadcrumbThing(trail: { name: string; path: string }[]): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: SHOP.url + path.replace(/(?<=.)\/$/, ''),
    })),
  };
}
