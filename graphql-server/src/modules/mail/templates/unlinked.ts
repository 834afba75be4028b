/** Matches texts that email programs turn into links: URLs, domains, email addresses. */
const SCHEME = /:(?=\/\/)/g;
const DOMAIN_DOT = /(?<=[\p{L}\p{N}_-])\.(?=[\p{L}\p{N}_-])/gu;
const AT = /\s*[@\uff20]\s*/g;
/** Full stops of other scripts, which may replace dots in domains. */
const OTHER_DOTS = /[\u3002\uff0e\uff61\u2024]/g;
const MAX_NAME = 60;
const NO_NAME = /[\p{N}:/@\\<>[\]{}]/u;

/**
 * Changes a shopper's text so that no email program turns it into a link. Anyone can place an order with a stranger's email
 * address, and the shop would then send that stranger the text.
 */
export function unlinked(text: string): string {
  return text
    .replaceAll(OTHER_DOTS, '.')
    .replaceAll(SCHEME, ': ')
    .replaceAll(DOMAIN_DOT, '. ')
    .replaceAll(AT, ' at ');
}

/** The name for the salutation. '' if it looks like a message rather than a name. */
export function nameToGreet(name: string): string {
  const trimmed = name.trim();
  return trimmed.length > MAX_NAME || NO_NAME.test(trimmed) ? '' : unlinked(trimmed);
}
