/** What tells an attempt to create something from others. Browsers make no UUID on a page that came without TLS. */
export function randomKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
