import { ENCRYPTED, type Encryption } from '../../kernel/encryption.ts';
import { ACCOUNT_MAILS, type MailData, type MailKind } from './kinds.ts';

const PURPOSE = 'mail';
/** For what the token of an order's link is encrypted. */
export const ORDER_LINK_PURPOSE = 'order link';
/** Shown instead of a secret. */
const COVERED = '•••';

/** What lets a caller in is never readable where mails are stored. */
export function sealSecret(encryption: Encryption, secret: string): string {
  return encryption.encrypt(secret, PURPOSE);
}

/** A mail's data for its recipient, with the secret of its link readable. @returns null where this server lacks the key */
export function opened<Kind extends MailKind>(
  kind: Kind,
  data: MailData[Kind],
  encryption: Encryption,
): MailData[Kind] | null {
  if (isAccountMail(kind, data)) {
    const secret = encryption.decrypt(data.secret, PURPOSE);
    return secret === null ? null : { ...data, secret };
  }
  // Former versions stored an order's token as plain text.
  if (!isOrderMail(data) || !ENCRYPTED.test(data.token)) return data;
  const token = encryption.decrypt(data.token, ORDER_LINK_PURPOSE);
  return token === null ? null : { ...data, token };
}

/** A mail's data for operators: the secret of its link is covered, as it would let them act as the recipient. */
export function covered<Kind extends MailKind>(kind: Kind, data: MailData[Kind]): MailData[Kind] {
  if (isAccountMail(kind, data)) return { ...data, secret: COVERED };
  return isOrderMail(data) ? { ...data, token: COVERED } : data;
}

function isAccountMail(
  kind: MailKind,
  data: MailData[MailKind],
): data is MailData[(typeof ACCOUNT_MAILS)[number]] {
  return ACCOUNT_MAILS.some((one) => one === kind) && 'secret' in data;
}

function isOrderMail(data: MailData[MailKind]): data is Extract<MailData[MailKind], { token: string }> {
  return 'token' in data;
}
