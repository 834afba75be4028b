import { beginPasskey } from './passkey.ts';

/** How long a challenge is used. The server accepts it for five minutes. */
const RENEWED_AFTER_MS = 4 * 60_000;

/**
 * Lets the browser offer passkeys in its autofill.
 * @returns the chosen one, or null if none is offered or `leaving` is aborted
 */
export async function choosePasskey(leaving: AbortSignal): Promise<PublicKeyCredential | null> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return null;
  for (;;) {
    const publicKey = await beginPasskey().catch(() => null);
    if (!publicKey || leaving.aborted) return null;
    const signal = AbortSignal.any([leaving, AbortSignal.timeout(RENEWED_AFTER_MS)]);
    const mediation = 'conditional';
    const credential = await navigator.credentials.get({ publicKey, mediation, signal }).catch(() => null);
    if (credential instanceof PublicKeyCredential) return credential;
    if (leaving.aborted || !signal.aborted) return null;
    if (document.hidden) await untilShown();
  }
}

function untilShown(): Promise<unknown> {
  return new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
}
