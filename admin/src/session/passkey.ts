import * as sessionText from '#messages/session.ts';
import { runMutation } from '../client/apollo-client.ts';
import { BeginPasskeySignInDocument, SignInWithPasskeyDocument } from '../graphql.generated.ts';

const IP_ADDRESS = /^[\d.]+$|:/;

/**
 * Whether this page can use passkeys, which browsers support only for host names over HTTPS, and for
 * localhost.
 */
export function mayHavePasskeys(): boolean {
  const isAble = 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
  return isAble && !IP_ADDRESS.test(location.hostname);
}

/** Options for `navigator.credentials.get` with a challenge from the server. @throws Error from the server or network */
export async function beginPasskey(): Promise<PublicKeyCredentialRequestOptions> {
  const { beginPasskeySignIn } = await runMutation(BeginPasskeySignInDocument);
  return PublicKeyCredential.parseRequestOptionsFromJSON(
    beginPasskeySignIn as PublicKeyCredentialRequestOptionsJSON,
  );
}

/** Lets the browser find a passkey of this shop, and signs in with it. @throws Error from the server or network */
export async function signInWithPasskey(isRemembered: boolean): Promise<void> {
  const publicKey = await beginPasskey();
  // null if the operator dismissed it, if it timed out, or if there is no passkey: browsers do not tell
  // which.
  const credential = await navigator.credentials.get({ publicKey }).catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) throw new Error(sessionText.passkeyCanceled);
  await signInWith(credential, isRemembered);
}

/**
 * Signs in with a passkey that the browser has found.
 * @throws Error from the server or network
 */
export async function signInWith(credential: PublicKeyCredential, isRemembered: boolean): Promise<void> {
  await runMutation(SignInWithPasskeyDocument, { response: credential.toJSON(), isRemembered });
}
