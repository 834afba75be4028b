import type { StoredImage } from '../../../kernel/images/image.ts';
import type { StorefrontLinks } from '../storefront-links.ts';

/** Line breaks, and invisible or bidirectional control characters. */
const UNWANTED = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\s]+/gu;

/** The shop's details in its emails. */
export interface MailShop {
  name: string;
  email: string;
  phone: string;
  address: string[];
  /** Absent or null: emails display the shop's name. */
  logo?: StoredImage | null;
  /** The time zone for dates and times. */
  timeZone: string;
  /** The shop's public address, without a trailing slash. */
  url: string;
  /** Absent: emails link to Mela's own pages. */
  links?: StorefrontLinks;
}

/** A part of an email. Its texts are plain text without markup. */
export type Block =
  /** A text as separate lines. */
  | { kind: 'text'; lines: string[] }
  | ButtonBlock
  | { kind: 'links'; links: { label: string; href: string }[] }
  | { kind: 'facts'; facts: { label: string; lines: string[] }[] }
  | { kind: 'items'; items: Item[]; sums: Sum[] }
  | QrBlock;

/** The main action. Each email has at most one. */
export interface ButtonBlock {
  kind: 'button';
  label: string;
  href: string;
}

/** A QR code with a caption. The plain-text version omits the code. */
export interface QrBlock {
  kind: 'qr';
  text: string;
  caption: string;
}

export interface Item {
  title: string;
  detail: string;
  /** A formatted amount. '' for none. */
  amount: string;
  /** The path of its image on the shop's host. null: no image. */
  image: string | null;
}

export interface Sum {
  label: string;
  amount: string;
  isTotal?: boolean;
}

/** The content of an email, without its design. */
export interface MailContent {
  subject: string;
  heading: string;
  /** The text that inboxes display after the subject. If absent, they display the first sentences. */
  preview?: string;
  blocks: Block[];
  /** The unsubscribe link, for the email's footer and headers. */
  leave?: { label: string; href: string };
}

export type Template<Data> = (data: Data, shop: MailShop) => MailContent;

/** Converts untrusted text to a single line. */
export function oneLine(text: string): string {
  return text.replace(UNWANTED, ' ').trim();
}
