import type { Encryption } from '../../kernel/encryption.ts';
import { EMAIL_INDEX, type StockAlertContext } from './collection.ts';

const PURPOSE = 'stock alerts link';

/** The token of the link in an alert that cancels all other alerts to its address. */
export function leaveToken(encryption: Encryption, email: string): string {
  return encryption.encrypt(email, PURPOSE);
}

/** Deletes all requests of the address in a link's token. @returns false for a link of another shop */
export async function leaveAlerts(
  { addressLimits, encryption, stockAlerts, ...caller }: StockAlertContext,
  token: string,
): Promise<boolean> {
  addressLimits.take('leave', caller);
  const email = encryption.decrypt(token, PURPOSE);
  if (email === null) return false;
  await stockAlerts.deleteMany({ email }, { hint: EMAIL_INDEX });
  return true;
}
