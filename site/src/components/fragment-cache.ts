import type { Storefront } from '../storefront.ts';

/** The oldest makes room: what a large shop lists together is rendered together. */
const MAX_FRAGMENTS = 1_000;

const fragments = new WeakMap<Storefront, Map<string, Promise<string>>>();

/**
 * Renders what many pages of a shop share for the first of them only: ten thousand headers would take half of a build.
 *
 * @param key everything the fragment depends on beside the shop
 */
export function cachedFragment(
  storefront: Storefront,
  key: string,
  render: () => Promise<string>,
): Promise<string> {
  // In development every change is to be seen.
  if (import.meta.env.DEV) return render();
  const cached = fragments.get(storefront) ?? new Map<string, Promise<string>>();
  fragments.set(storefront, cached);
  const html = cached.get(key) ?? render().then(flat);
  const [oldest] = cached.keys();
  if (cached.size >= MAX_FRAGMENTS && oldest !== undefined) cached.delete(oldest);
  cached.set(key, html);
  return html;
}

/** A string that was put together of a thousand parts keeps them all, at many times its size, until it is written. */
function flat(html: string): string {
  return Buffer.from(html).toString();
}
