import type { Encryption } from '../encryption.ts';
import { ACCOUNT_MAILS, type MailData, type MailKind } from './kinds.ts';

const PURPOSE = 'mail';
/** What stands for a secret where it is not to be read. */
const COVERED = '•••';

/** What lets a caller in is never readable where mails are stored. */
export function sealSecret(encryption: Encryption, secret: string): string {
  return encryption.encrypt(secret, PURPOSE);
}

/** What a mail says, for whom it is sent to. @returns null where this server cannot read its secret */
export function opened<Kind extends MailKind>(
  kind: Kind,
  data: MailData[Kind],
  encryption: Encryption,
): MailData[Kind] | null {
  if (!isSecret(kind, data)) return data;
  const secret = encryption.decrypt(data.secret, PURPOSE);
  return secret === null ? null : { ...data, secret };
}

/** What a mail says, for all others. */
export function covered<Kind extends MailKind>(kind: Kind, data: MailData[Kind]): MailData[Kind] {
  return isSecret(kind, data) ? { ...data, secret: COVERED } : data;
}

function isSecret(
  kind: MailKind,
  data: MailData[MailKind],
): data is MailData[(typeof ACCOUNT_MAILS)[number]] {
  return ACCOUNT_MAILS.some((one) => one === kind) && 'secret' in data;
}
