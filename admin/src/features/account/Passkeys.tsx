import { InputField } from '../../components/InputField.tsx';
import '../../components/form.css';
import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { PasswordField } from '../../components/PasswordField.tsx';
import { useChange } from '../../components/use-change.ts';
import { formatDay } from '../../format.ts';
import type { ReadPasskeysQuery } from '../../graphql.generated.ts';
import { mayHavePasskeys } from '../../session/passkey.ts';
import { AccountForm, PanelHeading } from './AccountForm.tsx';
import { ask } from './ask-account.ts';
import { KeyTable } from './KeyTable.tsx';

const TITLE = 'Passkeys';
const NOT_ABLE = 'This browser keeps no passkeys for this address.';

/** Devices that log in by themselves; the password comes first, as for the second factor. */
export function Passkeys() {
  const { passkeys, obstacle, isBusy, faults, add, remove } = usePasskeys();
  return (
    <>
      {obstacle === null ? (
        <AccountForm
          title={TITLE}
          lead="Log in by a finger, your face or a PIN, without password or code."
          action="Add a passkey"
          isBusy={isBusy}
          onSubmit={(entered, form) => void add(entered, form)}
        >
          <InputField
            label="Name of the device"
            name="name"
            required
            maxLength={100}
            autoComplete="off"
            fault={faults['name']}
          />
          <PasswordField fault={faults['password']} />
        </AccountForm>
      ) : (
        <PanelHeading title={TITLE} lead={obstacle} />
      )}
      <KeyTable
        title={TITLE}
        keys={passkeys}
        className="account__dates"
        headings={['Device', 'Added', 'Last used']}
        describe={({ createdAt, usedAt }) => [formatDay(createdAt), usedAt ? formatDay(usedAt) : 'Never']}
        action="Remove"
        consequence={(name) => `${name} logs in with the password from then on.`}
        onAction={(id) => void remove(id)}
      />
    </>
  );
}

/** The operator's passkeys, and why none can be added; null where one can. */
function usePasskeys() {
  const [passkeys, setPasskeys] = useState<ReadPasskeysQuery['passkeys']>([]);
  const [obstacle, setObstacle] = useState<string | null>(null);
  const read = async () => {
    const { passkeys: own, session } = await ask('ReadPasskeys');
    setPasskeys(own);
    setObstacle(session.passkeyObstacle ?? (mayHavePasskeys() ? null : NOT_ABLE));
  };
  const { isBusy, faults, run } = useChange(read);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once; each change reads again.
  useEffect(() => void run(read), []);

  const add = (entered: FormData, form: HTMLFormElement) =>
    run(async () => {
      const password = String(entered.get('password'));
      const { beginPasskey } = await ask('BeginPasskey', { password });
      const response = await createPasskey(beginPasskey);
      await ask('RegisterPasskey', { name: String(entered.get('name')), response });
      form.reset();
      await read();
      toast.success('Passkey added');
    });
  const remove = (id: string) =>
    run(async () => {
      await ask('RemovePasskey', { id });
      await read();
      toast.success('Passkey removed');
    });

  return { passkeys, obstacle, isBusy, faults, add, remove };
}

/** @param options what the server said. @returns the browser's answer, as JSON. @throws when none was made */
async function createPasskey(options: unknown): Promise<unknown> {
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
