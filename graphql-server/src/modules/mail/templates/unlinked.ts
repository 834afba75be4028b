/** What mail programs make links of: an address of the web, a domain, an email address. */
const SCHEME = /:(?=\/\/)/g;
const DOMAIN_DOT = /(?<=[\p{L}\p{N}_-])\.(?=[\p{L}\p{N}_-])/gu;
const AT = /\s*[@\uff20]\s*/g;
/** Full stops of other scripts, which domains may have in place of a dot. */
const OTHER_DOTS = /[\u3002\uff0e\uff61\u2024]/g;
const MAX_NAME = 60;
const NO_NAME = /[\p{N}:/@\\<>[\]{}]/u;

/**
 * A text of a shopper as emails show it: no mail program makes a link of it. Whoever places an order may name the address of a
 * stranger, and what they type is then sent in the shop's name.
 */
export function unlinked(text: string): string {
  return text
    .replaceAll(OTHER_DOTS, '.')
    .replaceAll(SCHEME, ': ')
    .replaceAll(DOMAIN_DOT, '. ')
    .replaceAll(AT, ' at ');
}

/** A name to greet with; '' for what is no name but a message. */
export function nameToGreet(name: string): string {
  const trimmed = name.trim();
  return trimmed.length > MAX_NAME || NO_NAME.test(trimmed) ? '' : unlinked(trimmed);
}
