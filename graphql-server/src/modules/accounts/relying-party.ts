import { isIP } from 'node:net';
import type { Message } from '@mela/rules/messages.ts';
import { accountsMessages } from './messages.ts';

/** The id and origin that passkeys are bound to, or the reason why passkeys are not possible. */
export type RelyingParty = { id: string; origin: string } | { obstacle: Message };

/**
 * Uses `PUBLIC_URL`, never a `Host` header. Without it, passkeys work on this machine only.
 * @param host of the request, with its port
 */
export function relyingPartyFor(publicUrl: URL | null, host: string): RelyingParty {
  const url = publicUrl ?? URL.parse(`http://${host}`);
  const id = url?.hostname ?? '';
  if (isIP(id.replace(/^\[|\]$/g, '')) > 0) {
    const obstacle = publicUrl
      ? accountsMessages.passkeyNeedsDomain
      : accountsMessages.passkeyNeedsLocalhost({ port: url?.port || '80' });
    return { obstacle };
  }
  const isLocal = id === 'localhost';
  if (!publicUrl && !isLocal) return { obstacle: accountsMessages.passkeyNeedsPublicUrl };
  if (url?.protocol !== 'https:' && !isLocal) {
    return { obstacle: accountsMessages.passkeyNeedsHttps };
  }
  return { id, origin: url?.origin ?? '' };
}
