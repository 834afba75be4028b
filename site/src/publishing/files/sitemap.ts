import { escapeXml } from './xml.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The pages to be found, by their paths. */
export function sitemap(origin: string, paths: readonly string[]): string {
  return document('urlset', 'url', origin, paths);
}

/** Names the parts of a sitemap that is too long for one file. */
export function sitemapIndex(origin: string, paths: readonly string[]): string {
  return document('sitemapindex', 'sitemap', origin, paths);
}

function document(root: string, entry: string, origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<${entry}><loc>${escapeXml(origin + path)}</loc></${entry}>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</${root}>\n`;
}
