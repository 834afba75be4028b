/** Tells one thing from all others, such as an attempt to create something. Browsers make no UUID on a page that came without TLS. */
export function randomKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
