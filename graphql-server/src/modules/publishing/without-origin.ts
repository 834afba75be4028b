import { extname } from 'node:path';

const TEXTS = new Set(['.html', '.json', '.txt', '.webmanifest']);

/** A file of an export without absolute links to the origin: those that must be absolute are left out, others become relative to the host. */
export function withoutOrigin(path: string, content: Buffer, origin: string): Buffer {
  if (!TEXTS.has(extname(path))) return content;
  const text = content.toString('utf8');
  if (!text.includes(origin)) return content;
  const escaped = origin.replaceAll('.', '\\.');
  const heads = new RegExp(`<(?:link|meta)\\b[^>]*\\b(?:href|content)=["']?${escaped}(?:[/"'][^>]*)?>`, 'g');
  const sitemaps = new RegExp(`^Sitemap: *${escaped}.*\\n?`, 'gim');
  return Buffer.from(text.replace(heads, '').replace(sitemaps, '').replaceAll(origin, ''));
}
