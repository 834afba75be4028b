import { isIP } from 'node:net';

/** For whom browsers keep passkeys, and from whose pages they are taken; or why there can be none. */
export type RelyingParty = { id: string; origin: string } | { obstacle: string };

/**
 * `PUBLIC_URL` decides, never a `Host` header; without it, passkeys work on this machine alone.
 * @param host of the request, with its port.
 */
export function relyingPartyFor(publicUrl: URL | null, host: string): RelyingParty {
  const url = publicUrl ?? URL.parse(`http://${host}`);
  const id = url?.hostname ?? '';
  if (isIP(id.replace(/^\[|\]$/g, '')) > 0) {
    const name = publicUrl
      ? 'set PUBLIC_URL to one'
      : `open the admin at http://localhost:${url?.port || '80'}`;
    return { obstacle: `Browsers keep passkeys for a name, not for an IP address: ${name}.` };
  }
  const isLocal = id === 'localhost';
  if (!publicUrl && !isLocal)
    return { obstacle: 'Passkeys need the address that people use: set PUBLIC_URL.' };
  if (url?.protocol !== 'https:' && !isLocal) {
    return { obstacle: 'Browsers use passkeys over HTTPS only: PUBLIC_URL is a plain http address.' };
  }
  return { id, origin: url?.origin ?? '' };
}
