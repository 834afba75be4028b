import type { Message } from '@mela/rules/messages.ts';
import { LINK_PLACEHOLDERS, type LinkName } from '../mail/storefront-links.ts';
import { sellingMessages } from './messages.ts';

type Fault = (params: { label: string }) => Message;

const MAX_LENGTH = 500;
const PLACEHOLDER = /\{([^{}]*)\}/g;
/** Characters that do not belong into an address, or could end its quotation in an email. */
const UNWANTED = /[\s\p{Cc}\p{Cf}"'<>\\^`|]/u;
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * @returns what is wrong with the address of a page, as a message that uses the field's label. null if it is
 * valid
 */
export function faultOfLink(name: LinkName, template: string): Fault | null {
  if (template.length > MAX_LENGTH)
    return ({ label }) => sellingMessages.linkTooLong({ label, max: MAX_LENGTH });
  return faultOfPlaceholders(name, template) ?? faultOfAddress(template);
}

function faultOfPlaceholders(name: LinkName, template: string): Fault | null {
  const { required, optional }: { required: readonly string[]; optional: readonly string[] } =
    LINK_PLACEHOLDERS[name];
  const known = [...required, ...optional];
  const used = Array.from(template.matchAll(PLACEHOLDER), ([, inner = '']) => inner);
  const unknown = used.find((inner) => !known.includes(inner));
  if (unknown !== undefined)
    return ({ label }) => sellingMessages.linkUnknownPlaceholder({ label, placeholder: unknown });
  const missing = required.find((inner) => !used.includes(inner));
  return missing === undefined
    ? null
    : ({ label }) => sellingMessages.linkLacksPlaceholder({ label, placeholder: missing });
}

function hasBrace(template: string): boolean {
  return /[{}]/.test(template.replace(PLACEHOLDER, ''));
}

function faultOfAddress(template: string): Fault | null {
  const [one, other] = ['a', 'b'].map((value) => URL.parse(template.replace(PLACEHOLDER, value)));
  if (!one || !other || UNWANTED.test(template) || hasBrace(template)) return sellingMessages.linkMalformed;
  if (one.username || one.password || other.username || other.password) return sellingMessages.linkMalformed;
  const isSafe =
    one.protocol === 'https:' || (one.protocol === 'http:' && LOCAL_HOSTS.includes(one.hostname));
  if (!isSafe) return sellingMessages.linkNotHttps;
  return one.origin === other.origin ? null : sellingMessages.linkHostChanges;
}
