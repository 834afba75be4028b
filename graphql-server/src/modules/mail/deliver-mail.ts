import { isEmailAddress } from '@mela/rules/address-checks.ts';
import type { Encryption } from '../../kernel/encryption.ts';
import type { MailAddress, SmtpServer } from '../../kernel/smtp-settings.ts';
import type { Mail } from './collection.ts';
import type { MailFolder } from './mail-folder.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';
import { opened } from './secret.ts';
import type { MailShop } from './templates/mail-content.ts';
import { MailFault, sendBySmtp, toEml } from './transport.ts';

export interface Delivery {
  /** null: mails are kept in the folder. */
  smtp: SmtpServer | null;
  folder: MailFolder;
  encryption: Encryption;
  timeoutMs: number;
}

/**
 * Sends a mail once, or puts it into the folder where there is no mail server.
 * @param messageId the same each time.
 * @returns what has become of it. @throws MailFault
 */
export async function deliverMail(
  { smtp, folder, encryption, timeoutMs }: Delivery,
  mail: Mail,
  messageId: string,
  shop: MailShop,
  from: MailAddress,
  signal: AbortSignal,
): Promise<'SENT' | 'KEPT'> {
  if (!isEmailAddress(mail.to)) throw new MailFault('There is no such address.', true);
  if (mail.validUntil && mail.validUntil < new Date())
    throw new MailFault('It was not valid any more.', true);
  const rendered = renderOpened(mail, shop, encryption);
  const { to, replyTo, queuedAt: date } = mail;
  const envelope = { from, to, ...(replyTo && { replyTo }), messageId, date };
  if (smtp) {
    if (!isEmailAddress(from.address))
      throw new MailFault('The shop has no e-mail address: set MAIL_FROM.', false);
    await sendBySmtp(smtp, envelope, rendered, timeoutMs, signal);
    return 'SENT';
  }
  await folder.write(mail, await toEml(envelope, rendered)).catch((error: NodeJS.ErrnoException) => {
    throw new MailFault(`The file cannot be written (${error.code}).`, false);
  });
  return 'KEPT';
}

function renderOpened({ kind, data }: Mail, shop: MailShop, encryption: Encryption): RenderedMail {
  const readable = opened(kind, data, encryption);
  if (!readable)
    throw new MailFault('The link in it cannot be read on this server: bring back its key.', false);
  return renderMail(kind, readable, shop);
}
