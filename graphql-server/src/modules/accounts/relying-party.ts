import { isIP } from 'node:net';

/** The id and origin that passkeys are bound to, or the reason why passkeys are not possible. */
export type RelyingParty = { id: string; origin: string } | { obstacle: string };

/**
 * Uses `PUBLIC_URL`, never a `Host` header. Without it, passkeys work on this machine only.
 * @param host of the request, with its port
 */
export function relyingPartyFor(publicUrl: URL | null, host: string): RelyingParty {
  const url = publicUrl ?? URL.parse(`http://${host}`);
  const id = url?.hostname ?? '';
  if (isIP(id.replace(/^\[|\]$/g, '')) > 0) {
    const name = publicUrl
      ? 'set PUBLIC_URL to one'
      : `open the admin at http://localhost:${url?.port || '80'}`;
    return { obstacle: `Passkeys need a domain name and do not work with an IP address: ${name}.` };
  }
  const isLocal = id === 'localhost';
  if (!publicUrl && !isLocal) return { obstacle: 'Passkeys need the shop’s public address. Set PUBLIC_URL.' };
  if (url?.protocol !== 'https:' && !isLocal) {
    return { obstacle: 'Passkeys need HTTPS, but PUBLIC_URL is an http:// address.' };
  }
  return { id, origin: url?.origin ?? '' };
}
