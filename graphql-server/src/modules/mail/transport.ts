import { createTransport } from 'nodemailer';
import type { MailAddress, SmtpServer } from '../../kernel/smtp-settings.ts';
import { mailTexts } from './messages.ts';
import { qrPng } from './qr-code.ts';
import type { RenderedMail } from './render-mail.ts';
import { oneLine } from './templates/mail-content.ts';
import { QR_CID } from './templates/to-html.ts';

const MAX_ERROR = 300;
const PERMANENT = 500;
/**
 * SMTP commands whose rejection concerns only this email. After a rejection of other commands, for example
 * because of a wrong sender or password, a retry may succeed.
 */
const ABOUT_THE_MAIL = /^(RCPT TO|DATA)$/;

export interface Envelope {
  from: MailAddress;
  to: string;
  /** The address for replies, if it differs from the sender. */
  replyTo?: string;
  /** The same `Message-ID` for all attempts. */
  messageId: string;
  date: Date;
}

/** Why an email was not sent. */
export class MailFault extends Error {
  override name = 'MailFault';
  /** Whether a retry would fail again. */
  readonly isPermanent: boolean;

  constructor(message: string, isPermanent: boolean) {
    super(oneLine(message).slice(0, MAX_ERROR));
    this.isPermanent = isPermanent;
  }
}

/**
 * Sends an email to the mail server.
 * @param signal aborts it; it is then unknown whether the server has accepted the email
 * @throws MailFault if the email was not accepted
 */
export async function sendBySmtp(
  server: SmtpServer,
  envelope: Envelope,
  mail: RenderedMail,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<void> {
  const transport = createTransport({ ...server });
  const ended = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  try {
    await transport.sendMail({ ...messageOf(envelope, mail), signal: ended });
  } catch (error) {
    if (signal.aborted) throw new MailFault(mailTexts.serverStopped, false);
    if (ended.aborted) throw new MailFault(mailTexts.serverSilent({ seconds: timeoutMs / 1000 }), false);
    throw faultOf(error as SmtpError);
  } finally {
    transport.close();
  }
}

/** An email in the format of `.eml` files. */
export async function toEml(envelope: Envelope, mail: RenderedMail): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail(messageOf(envelope, mail));
  return message as Buffer;
}

/** Prevents injection: no text of an email is interpreted as a file, an address or a header. */
function messageOf(
  { from, to, replyTo, messageId, date }: Envelope,
  { subject, html, text, leave, qrText }: RenderedMail,
) {
  return {
    from: { name: oneLine(from.name), address: from.address },
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject,
    html,
    text,
    ...(qrText !== null && {
      attachments: [{ cid: QR_CID, filename: 'upi-qr-code.png', content: qrPng(qrText) }],
    }),
    messageId,
    date,
    headers: { 'auto-submitted': 'auto-generated', ...(leave && { 'list-unsubscribe': `<${leave}>` }) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

function faultOf({ message, command = '', responseCode = 0, response, code }: SmtpError): MailFault {
  const isPermanent = responseCode >= PERMANENT && ABOUT_THE_MAIL.test(command);
  if (response !== undefined) return new MailFault(mailTexts.serverSaid({ response }), isPermanent);
  const isInvalid = code === 'EENVELOPE';
  return new MailFault(mailTexts.serverUnreachable({ message }), isInvalid);
}
