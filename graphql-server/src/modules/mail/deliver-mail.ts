import { isEmailAddress } from '@mela/rules/address-checks.ts';
import type { Encryption } from '../../kernel/encryption.ts';
import type { MailAddress, SmtpServer } from '../../kernel/smtp-settings.ts';
import type { ClaimedMail } from './claim-mail.ts';
import type { Mail } from './collection.ts';
import type { MailFolder } from './mail-folder.ts';
import { mailTexts } from './messages.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';
import { opened } from './secret.ts';
import type { MailShop } from './templates/mail-content.ts';
import { MailFault, sendBySmtp, toEml } from './transport.ts';

export interface Delivery {
  /** The mail server. null: emails are written to the folder instead. */
  smtp: SmtpServer | null;
  folder: MailFolder;
  encryption: Encryption;
  timeoutMs: number;
}

/**
 * Sends an email, or writes it to the folder if there is no mail server.
 * @returns the new state
 * @throws MailFault if the email could not be sent
 */
export async function deliverMail(
  { smtp, folder, encryption, timeoutMs }: Delivery,
  mail: ClaimedMail,
  shop: MailShop,
  from: MailAddress,
  signal: AbortSignal,
): Promise<'SENT' | 'KEPT'> {
  if (!isEmailAddress(mail.to)) throw new MailFault(mailTexts.addressDoesNotExist, true);
  if (mail.validUntil && mail.validUntil < new Date()) throw new MailFault(mailTexts.linkHadExpired, true);
  const rendered = renderOpened(mail, shop, encryption);
  const { to, replyTo, messageId, queuedAt: date } = mail;
  const envelope = { from, to, ...(replyTo && { replyTo }), messageId, date };
  if (smtp) {
    if (!isEmailAddress(from.address)) throw new MailFault(mailTexts.noSender, false);
    await sendBySmtp(smtp, envelope, rendered, timeoutMs, signal);
    return 'SENT';
  }
  await folder.write(mail, await toEml(envelope, rendered)).catch((error: NodeJS.ErrnoException) => {
    throw new MailFault(mailTexts.fileNotWritten({ code: error.code }), false);
  });
  return 'KEPT';
}

function renderOpened({ kind, data }: Mail, shop: MailShop, encryption: Encryption): RenderedMail {
  const readable = opened(kind, data, encryption);
  if (!readable) throw new MailFault(mailTexts.linkUnreadable, false);
  return renderMail(kind, readable, shop);
}
