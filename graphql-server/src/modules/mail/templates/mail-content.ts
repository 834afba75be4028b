/** Line breaks, and invisible or bidirectional control characters. */
const UNWANTED = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\s]+/gu;

/** The shop as its mails tell of it. */
export interface MailShop {
  name: string;
  email: string;
  phone: string;
  address: string[];
  /** Where people reach it, without a slash at the end. */
  url: string;
}

/** A part of a mail. Its texts are plain: nothing in them is markup. */
export type Block =
  /** Line by line. */
  | { kind: 'text'; lines: string[] }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'facts'; facts: { label: string; lines: string[] }[] }
  | { kind: 'items'; items: Item[]; sums: Sum[] };

export interface Item {
  title: string;
  detail: string;
  /** As it is shown; '' where it does not matter. */
  amount: string;
  /** The path of its image on the shop's host; null: none. */
  image: string | null;
}

export interface Sum {
  label: string;
  amount: string;
  isTotal?: boolean;
}

/** What a mail says, apart from how it looks. */
export interface MailContent {
  subject: string;
  heading: string;
  blocks: Block[];
}

export type Template<Data> = (data: Data, shop: MailShop) => MailContent;

/** Puts untrusted text on one line. */
export function oneLine(text: string): string {
  return text.replace(UNWANTED, ' ').trim();
}
