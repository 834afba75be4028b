/** Email programs turn these into links: web addresses, domains, email addresses. */
const SCHEME = /:(?=\/\/)/g;
const DOMAIN_DOT = /(?<=[\p{L}\p{N}_-])\.(?=[\p{L}\p{N}_-])/gu;
const AT = /\s*[@\uff20]\s*/g;
/** Full stops of other scripts, which domains may use instead of a dot. */
const OTHER_DOTS = /[\u3002\uff0e\uff61\u2024]/g;
const MAX_NAME = 60;
const NO_NAME = /[\p{N}:/@\\<>[\]{}]/u;

/**
 * A shopper's text in a form that no email program turns into a link. Anyone can place an order with a stranger's address, and
 * the shop then sends them this text.
 */
export function unlinked(text: string): string {
  return text
    .replaceAll(OTHER_DOTS, '.')
    .replaceAll(SCHEME, ': ')
    .replaceAll(DOMAIN_DOT, '. ')
    .replaceAll(AT, ' at ');
}

/** A name for the salutation; '' if it is a message rather than a name. */
export function nameToGreet(name: string): string {
  const trimmed = name.trim();
  return trimmed.length > MAX_NAME || NO_NAME.test(trimmed) ? '' : unlinked(trimmed);
}
