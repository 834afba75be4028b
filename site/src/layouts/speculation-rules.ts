/** What of this host is no page of the storefront, or only sends on to one. */
const NOT_PAGES = ['/admin*', '/api/*', '/graphql*', '/uploads/*', '/*.html', '/*.txt', '/*.xml'];

/** Makes browsers render a page ahead when the pointer rests on its link; at `moderate` they keep two at most. */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    { where: { and: [{ href_matches: '/*' }, { not: { href_matches: NOT_PAGES } }] }, eagerness: 'moderate' },
  ],
});
