const ATTRIBUTE = /\s(?:href|src|poster|action|(srcset|imagesrcset))=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;
const TITLE = /<title>([^<]*)<\/title>/i;
const HIDDEN = /<(script|style|template|noscript)\b[^>]*>[\s\S]*?<\/\1>|<[^>]*>/gi;
const NOT_ASCII = /[\x80-\xff]/;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&#38;': '&',
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
};

/** The internal addresses that a page names in its attributes, without what follows ? or #. */
export function linksOf(page: Buffer): Set<string> {
  const links = new Set<string>();
  // One character for each byte: to decode a whole page takes as long as to search it.
  for (const [, isSet, ...values] of page.toString('latin1').matchAll(ATTRIBUTE)) {
    const value = decodeEntities(decodeText(values.find((text) => text !== undefined) ?? ''));
    const addresses = isSet ? value.split(',').map((part) => part.trim().split(/\s+/, 1)[0] ?? '') : [value];
    for (const address of addresses) {
      const path = internalPath(address.trim());
      if (path !== null) links.add(path);
    }
  }
  return links;
}

/** @returns what is wrong with a page by itself, or null. */
export function faultOf(page: Buffer): string | null {
  const html = page.toString('latin1');
  if (!TITLE.exec(html)?.[1]?.trim()) return 'it has no title';
  const body = html.slice(Math.max(0, html.search(/<body\b/i)));
  return body.replace(HIDDEN, '').trim() === '' ? 'it is empty' : null;
}

/** As a page is asked for: decoded, and without a slash at the end. null for another site, or a place on the same page. */
function internalPath(address: string): string | null {
  if (!address.startsWith('/') || address.startsWith('//')) return null;
  const path = address.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function decodeText(latin1: string): string {
  return NOT_ASCII.test(latin1) ? Buffer.from(latin1, 'latin1').toString() : latin1;
}

function decodeEntities(text: string): string {
  return text.includes('&')
    ? text.replace(/&(?:amp|#38|quot|#34|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    : text;
}
