/** Milliseconds after which no response is expected any more. */
const TIMEOUT_MS = 20_000;

/**
 * The page of a product, for what it says; nothing of it is run or fetched.
 * @returns null where the product has left the shop: the page that says so describes itself
 * @throws Error when there is no answer
 */
export async function loadPage(address: string): Promise<Document | null> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status === 404 || response.status === 410) return null;
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const html = await response.text();
  // Its styles would violate this page's security policy.
  return new DOMParser().parseFromString(html.replaceAll(/<style\b.*?<\/style>/gs, ''), 'text/html');
}
