/** The path segment before an order's token. */
const ORDER_SEGMENT = /^\s*order(?![\w-])/i;
/** The format of a token in an order's link. Older image files have names in the same format; a tracking token is encrypted. */
const LINK_TOKEN = /(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/gi;
const TRACKING_TOKEN = /v1[~.][\w-]{8}[~.][\w-]+/g;
const IMAGES = '/uploads/';
/** A path with more levels of encoding is not logged. */
const MAX_ENCODINGS = 5;
const REDACTED = '*';

/**
 * The loggable path of a request: without its query, which may contain private data, and without tokens of orders in any
 * encoding.
 * @param url as the client sent it
 */
export function loggedPath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  const decoded = decodeAll(path);
  if (decoded === null) return `/${REDACTED}`;
  const segments = decoded.split(/[/\\]+/);
  const order = segments.findIndex((segment) => ORDER_SEGMENT.test(segment));
  const rest = order === -1 ? '' : segments.slice(order + 1).join('');
  if (rest !== '') return `${segments.slice(0, order).join('/')}/order/${REDACTED}`;
  const isImage = decoded.startsWith(IMAGES);
  const redacted = decoded.replaceAll(TRACKING_TOKEN, REDACTED);
  const whole = isImage ? redacted : redacted.replaceAll(LINK_TOKEN, REDACTED);
  return whole === decoded ? path : whole;
}

/** @returns null for a path that is still encoded after several rounds */
function decodeAll(path: string): string | null {
  let decoded = path;
  for (let round = 0; round < MAX_ENCODINGS; round += 1) {
    const next = decodeOnce(decoded);
    if (next === decoded) return decoded;
    decoded = next;
  }
  return decodeOnce(decoded) === decoded ? decoded : null;
}

/** Decodes each byte if the path is not UTF-8, because some proxies and logs do that. */
function decodeOnce(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path.replace(/%([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  }
}
