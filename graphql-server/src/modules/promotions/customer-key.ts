import { hash } from 'node:crypto';

/** Tells customers apart without storing their addresses. @param email in any case */
export function customerKey(email: string): string {
  return hash('sha256', email.toLowerCase(), 'base64url');
}
