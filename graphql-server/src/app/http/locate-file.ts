import { contentTypeOf } from '../../kernel/content-types.ts';
import { IMAGE_FILE } from '../../kernel/images/image-store.ts';
import { type FilePaths, filePaths } from './file-cache.ts';
import { ADMIN_CSP, DATA_CSP, NEVER_CACHED, PLAYGROUND_CSP, SITE_CSP } from './security.ts';

/** The caching of files whose names contain a hash of their content. All others are revalidated by ETag. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0';
const HASHED_FILE = /^\/(_astro|assets)\//;
const HAS_EXTENSION = /\.[^/]+$/;
/** Valid file paths: no part is empty or begins with a dot, and there is no backslash. */
const PLAIN_PATH = /^(\/[^/\\\0.][^/\\\0]*)*\/?$/;
export const NOT_FOUND_PAGE = '/404.html';
/** The names of icons, which are in the same folder as the pages. */
const ICON = /^\/[\w-]+\.(ico|png|svg|webp)$/;
/** One page serves all orders: a script loads the order whose address the visitor has. */
const ORDER_PAGE = '/order';
const ORDER_ADDRESS = /^\/order\/[^/]+\/?$/;
/** The files of the admin that have no hash in their names. */
const ADMIN_FILE = /^\/[\w-]+\.(ico|js|png|svg|txt|webmanifest)$/;

/** Additional response headers by kind of file. */
export const HEADERS = {
  sitePage: { 'content-security-policy': SITE_CSP, 'cache-control': REVALIDATED },
  orderPage: {
    'content-security-policy': SITE_CSP,
    'cache-control': NEVER_CACHED,
    'x-robots-tag': 'noindex, nofollow',
    // Banks confirm payments in windows of their own, which send messages to the page.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  },
  // Storefronts on other origins show the images that the API returns.
  siteAsset: {
    'content-security-policy': SITE_CSP,
    'cache-control': IMMUTABLE,
    'cross-origin-resource-policy': 'cross-origin',
  },
  // Icons are served from the build, because they do not depend on the release's pages.
  siteIcon: { 'content-security-policy': SITE_CSP, 'cache-control': REVALIDATED },
  adminPage: { 'content-security-policy': ADMIN_CSP, 'cache-control': REVALIDATED },
  adminAsset: { 'content-security-policy': ADMIN_CSP, 'cache-control': IMMUTABLE },
  // The policy is sent with every file, because a worker script has a policy of its own.
  playground: { 'content-security-policy': PLAYGROUND_CSP, 'cache-control': IMMUTABLE },
  upload: {
    'content-security-policy': DATA_CSP,
    'cache-control': IMMUTABLE,
    'cross-origin-resource-policy': 'cross-origin',
  },
};
export type FileKind = keyof typeof HEADERS;

/** The folders of each part's files. */
export type Folders = Record<'site' | 'admin' | 'playground' | 'uploads', string>;

/** The file for an address, and the headers of its response. */
export interface Location {
  folder: string;
  path: string;
  kind: FileKind;
}

export interface LocatedAddress extends Location {
  /** The decoded path of the request, without a trailing slash. */
  address: string;
  /** The complete paths of the file. */
  files: FilePaths;
  contentType: string | null;
}

/** @returns null for an address that cannot be a file */
export function locateAddress(folders: Folders, url: string): LocatedAddress | null {
  const address = decodePath(url);
  const location = address === null ? null : locateFile(folders, address);
  if (address === null || !location) return null;
  const file = location.folder + location.path;
  return {
    ...location,
    address: withoutSlash(addressIn(location, address)),
    files: filePaths(file),
    contentType: contentTypeOf(file),
  };
}

/** @returns null for an address that cannot be a file */
export function locateFile(folders: Folders, path: string): Location | null {
  if (!PLAIN_PATH.test(path) || path === NOT_FOUND_PAGE) return null;
  if (path.startsWith('/uploads/')) {
    const name = path.slice('/uploads'.length);
    return IMAGE_FILE.test(name.slice(1)) ? { folder: folders.uploads, path: name, kind: 'upload' } : null;
  }
  if (path.startsWith('/graphql/')) {
    const asset = path.slice('/graphql'.length);
    return HASHED_FILE.test(asset) ? { folder: folders.playground, path: asset, kind: 'playground' } : null;
  }
  if (path === '/admin' || path.startsWith('/admin/'))
    return locateAdmin(folders.admin, path.slice('/admin'.length));
  if (HASHED_FILE.test(path)) return { folder: folders.site, path, kind: 'siteAsset' };
  if (ORDER_ADDRESS.test(path))
    return { folder: folders.site, path: `${ORDER_PAGE}/index.html`, kind: 'orderPage' };
  if (ICON.test(path)) return { folder: folders.site, path, kind: 'siteIcon' };
  const file = HAS_EXTENSION.test(path) ? path : `${path.replace(/\/$/, '')}/index.html`;
  return { folder: folders.site, path: file, kind: 'sitePage' };
}

/** The admin's files. The admin's router handles any other path under /admin, so that deep links and reloads work. */
function locateAdmin(folder: string, path: string): Location {
  if (HASHED_FILE.test(path)) return { folder, path, kind: 'adminAsset' };
  return { folder, path: ADMIN_FILE.test(path) ? path : '/index.html', kind: 'adminPage' };
}

export function isPage(kind: FileKind): boolean {
  return kind === 'sitePage' || kind === 'orderPage';
}

/** The address of the file in a release. */
export function addressIn({ kind }: Location, address: string): string {
  return kind === 'orderPage' ? ORDER_PAGE : address;
}

export function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** The decoded path of a URL; null if it is not valid UTF-8. */
export function decodePath(url: string): string | null {
  const [path = ''] = url.split('?', 1);
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
