import { messageIdAt } from './claim-mail.ts';
import type { Mail } from './collection.ts';
import type { MailContext } from './context.ts';
import type { MailKind } from './kinds.ts';
import { withInlineQr } from './qr-code.ts';
import { type RenderedMail, renderMail, subjectOf } from './render-mail.ts';
import { sampleData } from './sample-mails.ts';
import { covered } from './secret.ts';
import { contentOf } from './templates/content-of.ts';
import { toEml } from './transport.ts';

type Shop = Pick<MailContext, 'mail' | 'mailShop'>;

/** The content of an email, without sign-in links. */
export async function previewMail({ mailShop }: Shop, { kind, data }: Mail): Promise<RenderedMail> {
  return withInlineQr(renderMail(kind, covered(kind, data), await mailShop()));
}

/** Renders only the subject, for lists. */
export async function previewSubject({ mailShop }: Shop, { kind, data }: Mail): Promise<string> {
  return subjectOf(contentOf(kind, covered(kind, data), await mailShop()));
}

/** The email as an `.eml` file. Before its first attempt, it gets a temporary `Message-ID`. */
export async function previewFile({ mail: sender, mailShop }: Shop, mail: Mail): Promise<string> {
  const shop = await mailShop();
  const from = sender.from(shop);
  const { to, replyTo, queuedAt: date, kind, data, _id } = mail;
  const messageId = mail.messageId ?? messageIdAt(shop.url, _id.toHexString());
  const rendered = renderMail(kind, covered(kind, data), shop);
  return (await toEml({ from, to, ...(replyTo && { replyTo }), messageId, date }, rendered)).toString();
}

/** A sample of a kind of email. @param currency the shop's currency */
export async function previewKind(
  { mailShop }: Shop,
  kind: MailKind,
  currency: string,
): Promise<RenderedMail> {
  return withInlineQr(renderMail(kind, covered(kind, sampleData(kind, currency)), await mailShop()));
}
