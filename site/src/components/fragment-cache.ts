import type { Storefront } from '../storefront.ts';

/**
 * The maximum number of fragments, which is enough for the pages of a large listing. The oldest are removed
 * first.
 */
const MAX_FRAGMENTS = 1_000;

const fragments = new WeakMap<Storefront, Map<string, Promise<string>>>();

/**
 * Renders a fragment that many pages share only once. Ten thousand headers would take half of a build.
 * @param key everything the fragment depends on besides the shop
 */
export function cachedFragment(
  storefront: Storefront,
  key: string,
  render: () => Promise<string>,
): Promise<string> {
  // Do not cache in development, where every change must be visible at once.
  if (import.meta.env.DEV) return render();
  const cached = fragments.get(storefront) ?? new Map<string, Promise<string>>();
  fragments.set(storefront, cached);
  const html = cached.get(key) ?? render().then(flat);
  const [oldest] = cached.keys();
  if (cached.size >= MAX_FRAGMENTS && oldest !== undefined) cached.delete(oldest);
  cached.set(key, html);
  return html;
}

/** Flattens a concatenated string, which otherwise keeps its thousands of parts in memory. */
function flat(html: string): string {
  return Buffer.from(html).toString();
}
