import { extname } from 'node:path';

const TEXTS = new Set(['.html', '.json', '.txt', '.webmanifest']);

/**
 * Removes absolute links to the origin from an exported file. Links that must be absolute are removed, others become relative.
 */
export function withoutOrigin(path: string, content: Buffer, origin: string): Buffer {
  if (!TEXTS.has(extname(path))) return content;
  const text = content.toString('utf8');
  if (!text.includes(origin)) return content;
  const escaped = origin.replaceAll('.', '\\.');
  const heads = new RegExp(`<(?:link|meta)\\b[^>]*\\b(?:href|content)=["']?${escaped}(?:[/"'][^>]*)?>`, 'g');
  const sitemaps = new RegExp(`^Sitemap: *${escaped}.*\\n?`, 'gim');
  return Buffer.from(text.replace(heads, '').replace(sitemaps, '').replaceAll(origin, ''));
}
