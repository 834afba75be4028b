import { extname } from 'node:path';

const TEXT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const BINARY_TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const TEXTS = new Set(Object.values(TEXT_TYPES));

/** @returns the content type for a file name's extension; null for files that are not served from memory */
export function contentTypeOf(name: string): string | null {
  const ending = extname(name);
  return TEXT_TYPES[ending] ?? BINARY_TYPES[ending] ?? null;
}

export function isText(contentType: string): boolean {
  return TEXTS.has(contentType) || contentType.startsWith('text/') || /[/+](json|xml)\b/.test(contentType);
}
