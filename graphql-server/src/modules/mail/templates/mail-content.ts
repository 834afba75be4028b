import type { StoredImage } from '../../../kernel/images/image.ts';

/** Line breaks, and invisible or bidirectional control characters. */
const UNWANTED = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\s]+/gu;

/** The shop's details in its emails. */
export interface MailShop {
  name: string;
  email: string;
  phone: string;
  address: string[];
  /** Absent or null: emails show the name. */
  logo?: StoredImage | null;
  /** The time zone of dates and times. */
  timeZone: string;
  /** The public address, without a trailing slash. */
  url: string;
}

/** A part of an email. Its texts are plain text, not markup. */
export type Block =
  /** In lines. */
  | { kind: 'text'; lines: string[] }
  | ButtonBlock
  | { kind: 'links'; links: { label: string; href: string }[] }
  | { kind: 'facts'; facts: { label: string; lines: string[] }[] }
  | { kind: 'items'; items: Item[]; sums: Sum[] }
  | QrBlock;

/** The main action: an email has one. */
export interface ButtonBlock {
  kind: 'button';
  label: string;
  href: string;
}

/** The text that a QR code contains, and how to use it. Plain text leaves the code out. */
export interface QrBlock {
  kind: 'qr';
  text: string;
  caption: string;
}

export interface Item {
  title: string;
  detail: string;
  /** Formatted; '' for none. */
  amount: string;
  /** The path of its image on the shop's host; null: none. */
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
  /** What inboxes show after the subject. Absent: the first sentences. */
  preview?: string;
  blocks: Block[];
  /** A link that ends further emails of this kind, for the end of the email and its headers. */
  leave?: { label: string; href: string };
}

export type Template<Data> = (data: Data, shop: MailShop) => MailContent;

/** Puts untrusted text on one line. */
export function oneLine(text: string): string {
  return text.replace(UNWANTED, ' ').trim();
}
