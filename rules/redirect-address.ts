import * as labels from '#messages/labels.ts';
import { redirectMessages } from '#messages/redirect.ts';
import { textMessages } from '#messages/text.ts';
import type { Message } from './messages.ts';

const MAX_PATH_LENGTH = 500;
const MAX_TARGET_LENGTH = 2_000;
/** A base for resolving paths. It is never requested. */
const BASE = 'http://shop.invalid';
/** Paths that the server uses for other things, and pages without which nobody could order. */
const RESERVED =
  /^\/(?:$|(?:admin|api|graphql|uploads|_astro|order|cart|checkout|account|login)(?:\/|$)|404\.html$)/;
/** Matches paths that are never served: parts that begin with a dot, backslashes and NUL. */
const HIDDEN_PART = /\/\.|\\|\0/;

/** A valid address in its stored form, or the reason why it is invalid. */
export type CheckedAddress = { value: string; fault?: never } | { value?: never; fault: Message };

/**
 * A key that is equal for equivalent addresses: it ignores case, percent-encoding, Unicode composition, doubled slashes and a
 * trailing slash.
 * @param path a decoded path, such as `/Products/Tea Pot/`
 */
export function redirectKey(path: string): string {
  const key = path.normalize('NFC').toLowerCase().replace(/\/+/g, '/');
  return key.length > 1 ? key.replace(/\/$/, '') : key;
}

/**
 * Reads the old address of a redirect: a path of this shop, or a full address of the former shop, of which only
 * the path counts.
 * @returns its key, such as `/products/tea-pot`
 */
export function readOldAddress(text: string): CheckedAddress {
  const said = text.trim();
  if (said === '') return { fault: textMessages.required({ label: labels.oldAddress }) };
  const url = parse(said);
  if (!url) return { fault: redirectMessages.oldAddressInvalid };
  if (url.search !== '' || said.includes('#')) return { fault: redirectMessages.oldAddressHasQuery };
  const path = decode(url.pathname);
  if (path === null) return { fault: redirectMessages.invalidEncoding({ label: labels.oldAddress }) };
  const value = redirectKey(path);
  if (value.length > MAX_PATH_LENGTH)
    return { fault: textMessages.tooLong({ label: labels.oldAddress, max: MAX_PATH_LENGTH }) };
  if (HIDDEN_PART.test(value)) return { fault: redirectMessages.oldAddressHidden };
  if (RESERVED.test(value)) return { fault: redirectMessages.oldAddressReserved({ address: value }) };
  return { value };
}

/**
 * Reads the new address of a redirect: a path of this shop, optionally with a query and a fragment, or an https:// address of
 * another site.
 * @param ownOrigin an address with this origin is a path of this shop
 * @returns a path in readable form, or a full address
 */
export function readNewAddress(text: string, ownOrigin = ''): CheckedAddress {
  const said = text.trim();
  if (said === '') return { fault: textMessages.required({ label: labels.newAddress }) };
  const url = parse(said);
  if (!url) return { fault: redirectMessages.newAddressInvalid };
  const isInternal = url.origin === BASE || url.origin === ownOrigin;
  if (!isInternal && (url.protocol !== 'https:' || url.username !== '' || url.password !== ''))
    return { fault: redirectMessages.newAddressInvalid };
  const value = isInternal ? internalAddress(url) : url.href;
  if (value === null) return { fault: redirectMessages.invalidEncoding({ label: labels.newAddress }) };
  if (value.length > MAX_TARGET_LENGTH)
    return { fault: textMessages.tooLong({ label: labels.newAddress, max: MAX_TARGET_LENGTH }) };
  return { value };
}

/** The key of the page that a new address leads to; null for another site. */
export function targetKey(to: string): string | null {
  return to.startsWith('/') ? redirectKey(to.replace(/[?#].*$/s, '')) : null;
}

/** An address in ASCII, for a `Location` header. */
export function encodeTarget(to: string): string {
  return to.startsWith('/') ? new URL(to, BASE).href.slice(BASE.length) : to;
}

function parse(text: string): URL | null {
  // Reject // and /\, which browsers treat as the start of another host.
  if (/^[/\\]{2}/.test(text)) return null;
  if (text.startsWith('/')) return URL.parse(text, BASE);
  return /^https?:\/\//i.test(text) ? URL.parse(text) : null;
}

/** The address of a page in this shop, in lower case like all its pages. */
function internalAddress({ pathname, search, hash }: URL): string | null {
  const path = decode(pathname);
  // Reject or keep encoded what would change the address when it is parsed again.
  if (path === null) return null;
  return redirectKey(path).replace(/[%?#]/g, encodeURIComponent) + search + hash;
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
