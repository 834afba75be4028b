import type { Mail } from './collection.ts';
import type { MailContext } from './context.ts';
import type { MailKind } from './kinds.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';
import { sampleData } from './sample-mails.ts';
import { covered } from './secret.ts';

/** How a mail reads, without what lets its receiver in. */
export async function previewMail(
  { mail }: Pick<MailContext, 'mail'>,
  { kind, data }: Mail,
): Promise<RenderedMail> {
  return renderMail(kind, covered(kind, data), await mail.readShop());
}

/** How mails of a kind read. @param currency the shop's */
export async function previewKind(
  { mail }: Pick<MailContext, 'mail'>,
  kind: MailKind,
  currency: string,
): Promise<RenderedMail> {
  return renderMail(kind, covered(kind, sampleData(kind, currency)), await mail.readShop());
}
