interface Entity {
  hasVariant?: { sku?: string; offers?: { url?: string } }[];
}

/** The SKUs of the variants by their ids, as the page tells them to search engines: it has them once. */
export function readSkus(page: ParentNode): Map<string, string> {
  const texts = page.querySelectorAll('script[type="application/ld+json"]');
  const entities = Array.from(texts, ({ textContent }) => JSON.parse(textContent ?? '{}') as Entity);
  const variants = entities.flatMap(({ hasVariant = [] }) => hasVariant);
  return new Map(variants.map(({ sku = '', offers }) => [offers?.url?.split('?variant=')[1] ?? '', sku]));
}
