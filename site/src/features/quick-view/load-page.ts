/** The timeout in milliseconds. */
const TIMEOUT_MS = 20_000;

/**
 * Loads and parses a product's page without running scripts.
 * @returns null if the product is gone
 * @throws Error without a response
 */
export async function loadPage(address: string): Promise<Document | null> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status === 404 || response.status === 410) return null;
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const html = await response.text();
  // Remove the page's styles, which would violate this page's security policy.
  return new DOMParser().parseFromString(html.replaceAll(/<style\b.*?<\/style>/gs, ''), 'text/html');
}
