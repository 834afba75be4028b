import type { BeginPasskeySignInMutation } from '../graphql.generated.ts';
import OPERATIONS from './passkey.graphql?raw';
import { Refusal, send } from './send-operation.ts';

const IP_ADDRESS = /^[\d.]+$|:/;

/** Browsers keep passkeys for names, over HTTPS or on this machine. */
export function mayHavePasskeys(): boolean {
  const isAble = 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
  return isAble && !IP_ADDRESS.test(location.hostname);
}

/** What `navigator.credentials.get` takes, with something of the server for the passkey to sign. @throws Refusal */
export async function beginPasskey(): Promise<PublicKeyCredentialRequestOptions> {
  const { beginPasskeySignIn } = await send<BeginPasskeySignInMutation>(OPERATIONS, 'BeginPasskeySignIn');
  return PublicKeyCredential.parseRequestOptionsFromJSON(
    beginPasskeySignIn as PublicKeyCredentialRequestOptionsJSON,
  );
}

/** Lets the browser find a passkey of this shop, and signs in with it. @throws Refusal */
export async function signInWithPasskey(isRemembered: boolean): Promise<void> {
  const publicKey = await beginPasskey();
  // Dismissed, timed out, or none found: browsers do not tell which.
  const credential = await navigator.credentials.get({ publicKey }).catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) throw new Refusal('No passkey was used.');
  await signInWith(credential, isRemembered);
}

/** @throws Refusal */
export async function signInWith(credential: PublicKeyCredential, isRemembered: boolean): Promise<void> {
  await send(OPERATIONS, 'SignInWithPasskey', { response: credential.toJSON(), isRemembered });
}
