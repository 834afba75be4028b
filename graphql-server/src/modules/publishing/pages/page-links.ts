/** The start of an opening tag or a comment. */
const TAG = /<(?:!--|([a-z][^\s/>]*))/gi;
const ATTRIBUTE = /[\s/]*([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;
/** Elements whose content is not markup. */
const TEXT_ELEMENTS = new Set(['script', 'style', 'textarea', 'title']);
const ADDRESS = /^(?:href|src|poster|action)$/i;
const ADDRESSES = /^(?:image)?srcset$/i;
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

/** The internal addresses in a page's attributes, without query and fragment. */
export function linksOf(page: Buffer): Set<string> {
  const links = new Set<string>();
  // Decodes only the attributes, because decoding a whole page takes as long as searching it. Latin-1 maps each byte to a character.
  for (const [name, text] of attributesOf(page.toString('latin1'))) {
    const isSet = ADDRESSES.test(name);
    if (!isSet && !ADDRESS.test(name)) continue;
    const value = decodeEntities(decodeText(text));
    const addresses = isSet ? value.split(',').map((part) => part.trim().split(/\s+/, 1)[0] ?? '') : [value];
    for (const address of addresses) {
      const path = internalPath(address.trim());
      if (path !== null) links.add(path);
    }
  }
  return links;
}

/** The attributes of all tags with their values. Ignores text that only looks like an attribute. */
function* attributesOf(html: string): Generator<[name: string, value: string]> {
  TAG.lastIndex = 0;
  for (let tag = TAG.exec(html); tag; tag = TAG.exec(html)) {
    const name = tag[1]?.toLowerCase();
    let end = TAG.lastIndex;
    ATTRIBUTE.lastIndex = end;
    for (let found = ATTRIBUTE.exec(html); name && found; found = ATTRIBUTE.exec(html)) {
      end = ATTRIBUTE.lastIndex;
      yield [found[1] ?? '', found[2] ?? found[3] ?? found[4] ?? ''];
      ATTRIBUTE.lastIndex = end;
    }
    if (!name) end = html.indexOf('-->', end);
    else if (TEXT_ELEMENTS.has(name)) end = html.indexOf(`</${name}`, end);
    if (end < 0) return;
    TAG.lastIndex = end;
  }
}

/** @returns the fault of a page without a title or content, otherwise null */
export function faultOf(page: Buffer): 'NO_TITLE' | 'EMPTY' | null {
  const html = page.toString('latin1');
  if (!TITLE.exec(html)?.[1]?.trim()) return 'NO_TITLE';
  const body = html.slice(Math.max(0, html.search(/<body\b/i)));
  return body.replace(HIDDEN, '').trim() === '' ? 'EMPTY' : null;
}

/** An address as a path: decoded, without a trailing slash. null for another site or a fragment of the same page. */
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
