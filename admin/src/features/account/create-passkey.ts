/** @param options what the server said. @returns the browser's answer, as JSON. @throws when none was made */
export async function createPasskey(options: unknown): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await navigator.credentials.create({ publicKey }).catch((error: Error) => {
    throw new Error(
      error.name === 'InvalidStateError'
        ? 'This device has a passkey of yours already.'
        : 'The browser made no passkey.',
    );
  });
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The browser made no passkey.');
  return credential.toJSON();
}
