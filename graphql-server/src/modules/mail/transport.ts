import { createTransport } from 'nodemailer';
import type { MailAddress, SmtpServer } from '../../kernel/smtp-settings.ts';
import type { RenderedMail } from './render-mail.ts';
import { oneLine } from './templates/mail-content.ts';

const MAX_ERROR = 300;
const PERMANENT = 500;
/** What a mail server refuses of one mail. Of the rest, such as its sender or a password, it may take the next try. */
const ABOUT_THE_MAIL = /^(RCPT TO|DATA)$/;

export interface Envelope {
  from: MailAddress;
  to: string;
  /** Where answers go, if not to the sender. */
  replyTo?: string;
  /** The same each time the mail is sent. */
  messageId: string;
  date: Date;
}

/** Why a mail was not sent. */
export class MailFault extends Error {
  override name = 'MailFault';
  /** Whether it is of no use to try again. */
  readonly isPermanent: boolean;

  constructor(message: string, isPermanent: boolean) {
    super(oneLine(message).slice(0, MAX_ERROR));
    this.isPermanent = isPermanent;
  }
}

/**
 * Hands a mail to the mail server.
 * @param signal ends it: whether the server has it then is not known.
 * @throws MailFault
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
    if (signal.aborted) throw new MailFault('The server was stopped meanwhile.', false);
    if (ended.aborted)
      throw new MailFault(`The mail server did not answer within ${timeoutMs / 1000} s.`, false);
    throw faultOf(error as SmtpError);
  } finally {
    transport.close();
  }
}

/** A mail as it would be sent: what `.eml` files have. */
export async function toEml(envelope: Envelope, mail: RenderedMail): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail(messageOf(envelope, mail));
  return message as Buffer;
}

/** Nothing of a mail's texts is read as a file, an address or a header. */
function messageOf({ from, to, replyTo, messageId, date }: Envelope, { subject, html, text }: RenderedMail) {
  return {
    from: { name: oneLine(from.name), address: from.address },
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject,
    html,
    text,
    messageId,
    date,
    headers: { 'auto-submitted': 'auto-generated' },
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
  if (response !== undefined) return new MailFault(`The mail server said: ${response}`, isPermanent);
  const isInvalid = code === 'EENVELOPE';
  return new MailFault(`The mail server cannot be reached: ${message}`, isInvalid);
}
