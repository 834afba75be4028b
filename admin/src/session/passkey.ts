import { executeOnce } from './execute-once.ts';
import OPERATIONS from './passkey.graphql?raw';

const IP_ADDRESS = /^[\d.]+$|:/;

/** Browsers keep passkeys for names, over HTTPS or on this machine. */
export function mayHavePasskeys(): boolean {
  const isAble = 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
  return isAble && !IP_ADDRESS.test(location.hostname);
}

/** What `navigator.credentials.get` takes, with something of the server for the passkey to sign. @throws OperationError */
export async function beginPasskey(): Promise<PublicKeyCredentialRequestOptions> {
  const { beginPasskeySignIn } = await executeOnce(OPERATIONS, 'BeginPasskeySignIn');
  return PublicKeyCredential.parseRequestOptionsFromJSON(
    beginPasskeySignIn as PublicKeyCredentialRequestOptionsJSON,
  );
}

/** Lets the browser find a passkey of this shop, and signs in with it. @throws OperationError */
export async function signInWithPasskey(isRemembered: boolean): Promise<void> {
  const publicKey = await beginPasskey();
  // Dismissed, timed out, or none found: browsers do not tell which.
  const credential = await navigator.credentials.get({ publicKey }).catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) throw new Error('No passkey was used.');
  await signInWith(credential, isRemembered);
}

/** @throws OperationError */
export async function signInWith(credential: PublicKeyCredential, isRemembered: boolean): Promise<void> {
  await executeOnce(OPERATIONS, 'SignInWithPasskey', { response: credential.toJSON(), isRemembered });
}
