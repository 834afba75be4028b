import { ENCRYPTED, type Encryption } from '../../kernel/encryption.ts';
import { type MailData, type MailKind, SECRET_MAILS } from './kinds.ts';

const PURPOSE = 'mail';
/** The encryption purpose for the token in an order's link. */
export const ORDER_LINK_PURPOSE = 'order link';
/** Displayed instead of a secret. */
const COVERED = '•••';

/** Encrypts a secret that grants access, so that it is not readable in stored emails. */
export function sealSecret(encryption: Encryption, secret: string): string {
  return encryption.encrypt(secret, PURPOSE);
}

/** An email's data for its recipient, with the decrypted secret. @returns null if this server lacks the key */
export function opened<Kind extends MailKind>(
  kind: Kind,
  data: MailData[Kind],
  encryption: Encryption,
): MailData[Kind] | null {
  if (hasSecret(kind, data)) {
    const secret = encryption.decrypt(data.secret, PURPOSE);
    return secret === null ? null : { ...data, secret };
  }
  // Earlier versions stored an order's token as plain text.
  if (!isOrderMail(data) || !ENCRYPTED.test(data.token)) return data;
  const token = encryption.decrypt(data.token, ORDER_LINK_PURPOSE);
  return token === null ? null : { ...data, token };
}

/** An email's data for operators. Its secret is masked, because it would let them act as the recipient. */
export function covered<Kind extends MailKind>(kind: Kind, data: MailData[Kind]): MailData[Kind] {
  if (hasSecret(kind, data)) return { ...data, secret: COVERED };
  return isOrderMail(data) ? { ...data, token: COVERED } : data;
}

function hasSecret(
  kind: MailKind,
  data: MailData[MailKind],
): data is MailData[(typeof SECRET_MAILS)[number]] {
  return SECRET_MAILS.some((one) => one === kind) && 'secret' in data;
}

function isOrderMail(data: MailData[MailKind]): data is Extract<MailData[MailKind], { token: string }> {
  return 'token' in data;
}
