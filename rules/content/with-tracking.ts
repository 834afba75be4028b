import type { StorefrontContent } from './storefront-content.ts';

type FooterGroups = StorefrontContent['footer']['groups'];

const TRACKING = { title: 'Track Your Order', link: '/account' };

/** Adds the link to order tracking below the other help links, unless the operator already links to it. */
export function withTracking(groups: FooterGroups): FooterGroups {
  if (groups.some(({ links }) => links.some(({ link }) => link === TRACKING.link))) return groups;
  const help = groups.findIndex(({ links }) => links.some(({ link }) => link.startsWith('/help')));
  return groups.map((group, index) =>
    index === (help < 0 ? groups.length - 1 : help) ? { ...group, links: [...group.links, TRACKING] } : group,
  );
}
