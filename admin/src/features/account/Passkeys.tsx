import '../../components/form.css';
import '../../components/tables.css';
import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { formatDay } from '../../format.ts';
import type { BeginPasskeyMutation, ReadPasskeysQuery } from '../../graphql.generated.ts';
import { mayHavePasskeys } from '../../session/passkey.ts';
import { AccountField, AccountForm } from './AccountForm.tsx';
import { createPasskey } from './create-passkey.ts';
import { ask, useChange } from './use-change.ts';

const NOT_ABLE = 'This browser keeps no passkeys for this address.';

/** Devices that log in by themselves; the password comes first, as for the second factor. */
export function Passkeys() {
  const [passkeys, setPasskeys] = useState<ReadPasskeysQuery['passkeys']>([]);
  const [obstacle, setObstacle] = useState<string | null>(null);
  const { isBusy, faults, run } = useChange();
  const read = async () => {
    const { passkeys: own, session } = await ask<ReadPasskeysQuery>('ReadPasskeys');
    setPasskeys(own);
    setObstacle(session.passkeyObstacle ?? (mayHavePasskeys() ? null : NOT_ABLE));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once; each change reads again.
  useEffect(() => void run(read), []);

  const add = (entered: FormData, form: HTMLFormElement) =>
    run(async () => {
      const password = entered.get('password');
      const { beginPasskey } = await ask<BeginPasskeyMutation>('BeginPasskey', { password });
      const response = await createPasskey(beginPasskey);
      await ask('RegisterPasskey', { name: entered.get('name'), response });
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

  return (
    <>
      {obstacle === null ? (
        <AccountForm
          title="Passkeys"
          lead="Log in by a finger, your face or a PIN, without password or code."
          action="Add a passkey"
          isBusy={isBusy}
          onSubmit={(entered, form) => void add(entered, form)}
        >
          <AccountField
            label="Name of the device"
            name="name"
            required
            maxLength={100}
            autoComplete="off"
            fault={faults['name']}
          />
          <AccountField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            fault={faults['password']}
          />
        </AccountForm>
      ) : (
        <header>
          <h2 className="settings-form__title">Passkeys</h2>
          <p className="settings-form__lead">{obstacle}</p>
        </header>
      )}
      {passkeys.length > 0 && <PasskeyTable passkeys={passkeys} onRemove={(id) => void remove(id)} />}
    </>
  );
}

interface TableProps {
  passkeys: ReadPasskeysQuery['passkeys'];
  onRemove: (id: string) => void;
}

function PasskeyTable({ passkeys, onRemove }: TableProps) {
  return (
    <table className="table table--cards moderators__table account__passkeys">
      <thead>
        <tr>
          <th scope="col">Device</th>
          <th scope="col">Added</th>
          <th scope="col">Last used</th>
          <th scope="col">
            <span className="visually-hidden">Action</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {passkeys.map(({ id, name, createdAt, usedAt }) => (
          <tr key={id}>
            <td className="table__strong">{name}</td>
            <td className="table__muted" data-label="Added">
              {formatDay(createdAt)}
            </td>
            <td className="table__muted" data-label="Last used">
              {usedAt ? formatDay(usedAt) : 'Never'}
            </td>
            <td>
              <button
                type="button"
                className="button button--quiet button--small"
                aria-label={`Remove ${name}`}
                onClick={() => onRemove(id)}
              >
                Remove
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
