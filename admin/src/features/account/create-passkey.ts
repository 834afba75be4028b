import { Refusal } from '../../session/send-operation.ts';

/** @param options what the server said. @returns the browser's answer, as JSON. @throws Refusal when none was made */
export async function createPasskey(options: unknown): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await navigator.credentials.create({ publicKey }).catch((error: Error) => {
    throw new Refusal(
      error.name === 'InvalidStateError'
        ? 'This device has a passkey of yours already.'
        : 'The browser made no passkey.',
    );
  });
  if (!(credential instanceof PublicKeyCredential)) throw new Refusal('The browser made no passkey.');
  return credential.toJSON();
}
