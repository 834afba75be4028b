import { escapeXml } from './xml.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export interface SitemapPage {
  path: string;
  /** The date of the page's last change: `2026-11-27`. */
  updatedOn?: string;
}

/** The pages that search engines may index. */
export function sitemap(origin: string, pages: readonly SitemapPage[]): string {
  return document('urlset', 'url', origin, pages);
}

/** The index of a sitemap that is too long for one file. */
export function sitemapIndex(origin: string, paths: readonly string[]): string {
  return document(
    'sitemapindex',
    'sitemap',
    origin,
    paths.map((path) => ({ path })),
  );
}

function document(root: string, entry: string, origin: string, pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ path, updatedOn }) => {
    const lastModified = updatedOn ? `<lastmod>${updatedOn}</lastmod>` : '';
    return `<${entry}><loc>${escapeXml(origin + path)}</loc>${lastModified}</${entry}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</${root}>\n`;
}
