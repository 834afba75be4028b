import type { MailData, MailKind } from './kinds.ts';
import { contentOf } from './templates/content-of.ts';
import { type MailContent, type MailShop, oneLine } from './templates/mail-content.ts';
import { toHtml } from './templates/to-html.ts';
import { toText } from './templates/to-text.ts';

const MAX_SUBJECT = 200;

export interface RenderedMail {
  /** The subject, on one line. */
  subject: string;
  html: string;
  text: string;
  /** The text in the QR code. The HTML refers to its image as the attachment `QR_CID`. null: no QR code. */
  qrText: string | null;
  /** The unsubscribe URL for emails of this kind. null: none. */
  leave: string | null;
}

export function renderMail<Kind extends MailKind>(
  kind: Kind,
  data: MailData[Kind],
  shop: MailShop,
): RenderedMail {
  const content = contentOf(kind, data, shop);
  return {
    ...{ subject: subjectOf(content), html: toHtml(content, shop), text: toText(content, shop) },
    leave: content.leave?.href ?? null,
    qrText: content.blocks.find((block) => block.kind === 'qr')?.text ?? null,
  };
}

export function subjectOf({ subject }: Pick<MailContent, 'subject'>): string {
  return oneLine(subject).slice(0, MAX_SUBJECT);
}
