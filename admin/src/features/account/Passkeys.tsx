import * as accountText from '#messages/account.ts';
import * as sharedText from '#messages/shared.ts';
import { runMutation } from '../../client/apollo-client.ts';
import { useWholeList } from '../../client/use-list-page.ts';
import { InputField } from '../../components/Field.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { formatDay } from '../../format.ts';
import {
  BeginPasskeyDocument,
  ReadPasskeysDocument,
  RegisterPasskeyDocument,
  RemovePasskeyDocument,
} from '../../graphql.generated.ts';
import { mayHavePasskeys } from '../../session/passkey.ts';
import { AccountForm } from './AccountForm.tsx';
import { KeyList } from './KeyList.tsx';

const NOT_ABLE = accountText.thisBrowserDoesNotSupportPasskeys;

/** Lists passkeys. Adding one asks for the password first. */
export function Passkeys() {
  const source = useWholeList(ReadPasskeysDocument, ({ passkeys }) => passkeys);
  const obstacle = source.data?.session.passkeyObstacle ?? (mayHavePasskeys() ? null : NOT_ABLE);
  const add = async (entered: FormData, form: HTMLFormElement) => {
    const [name, password] = [String(entered.get('name')), String(entered.get('password'))];
    const { beginPasskey } = await runMutation(BeginPasskeyDocument, { password });
    await runMutation(RegisterPasskeyDocument, { name, response: await createPasskey(beginPasskey) });
    form.reset();
    await source.reload();
  };
  return (
    <KeyList
      title={sharedText.passkeys}
      noun={accountText.passkey}
      plural={accountText.passkeys}
      source={source}
      headings={[accountText.device, sharedText.added, accountText.lastUsed]}
      describe={({ createdAt, usedAt }) => [
        formatDay(createdAt),
        usedAt ? formatDay(usedAt) : sharedText.never,
      ]}
      action={sharedText.remove}
      consequence={(name) => accountText.youCanNoLongerSign(name)}
      remove={(id) => runMutation(RemovePasskeyDocument, { id })}
      removed={accountText.passkeyRemoved}
      about={accountText.eachDeviceThatSignsInWithout}
    >
      {obstacle === null ? (
        <AccountForm
          lead={accountText.signInWithYourFingerprintFace}
          action={accountText.addPasskey}
          done={accountText.passkeyAdded}
          onSubmit={add}
          onUnknown={source.reload}
        >
          <InputField
            label={accountText.nameOfDevice}
            name="name"
            required
            maxLength={100}
            autoComplete="off"
          />
          <PasswordField />
        </AccountForm>
      ) : (
        <p className="settings-form__lead account__form">{obstacle}</p>
      )}
    </KeyList>
  );
}

/**
 * Asks the browser to create a passkey.
 * @param options the options from the server
 * @returns the browser's answer as JSON.
 * @throws if no passkey was created
 */
async function createPasskey(options: unknown): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await navigator.credentials.create({ publicKey }).catch((error: Error) => {
    throw new Error(
      error.name === 'InvalidStateError' ? accountText.deviceHasPasskey : accountText.passkeyNotCreated,
    );
  });
  if (!(credential instanceof PublicKeyCredential)) throw new Error(accountText.passkeyNotCreated);
  return credential.toJSON();
}
