import { InputField } from '../../components/InputField.tsx';
import '../../components/form.css';
import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { PasswordField } from '../../components/PasswordField.tsx';
import { SecretBox } from '../../components/SecretBox.tsx';
import { useChange } from '../../components/use-change.ts';
import { formatDay } from '../../format.ts';
import type { ReadApiTokensQuery, TokenScope } from '../../graphql.generated.ts';
import { AccountForm } from './AccountForm.tsx';
import { ask } from './ask-account.ts';
import { KeyTable } from './KeyTable.tsx';
import { SCOPE_OPTIONS, scopeLabel } from './roles.ts';

const TITLE = 'API tokens';

/** Tokens with which programs do some of what their operator may. */
export function ApiTokens() {
  const [tokens, setTokens] = useState<ReadApiTokensQuery['apiTokens']>([]);
  const [secret, setSecret] = useState('');
  const read = async () => setTokens((await ask('ReadApiTokens')).apiTokens);
  const { isBusy, faults, run } = useChange(read);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once; each change reads again.
  useEffect(() => void run(read), []);

  const create = (entered: FormData, form: HTMLFormElement) =>
    run(async () => {
      const [name, password] = [String(entered.get('name')), String(entered.get('password'))];
      const variables = { name, scopes: entered.getAll('scope') as TokenScope[], password };
      setSecret((await ask('CreateApiToken', variables)).createApiToken.secret);
      form.reset();
      await read();
    });
  const revoke = (id: string) =>
    run(async () => {
      await ask('RevokeApiToken', { id });
      await read();
      toast.success('Token revoked');
    });

  return (
    <>
      <AccountForm
        title={TITLE}
        lead="For scripts: each may do what is ticked, and never more than you."
        action="Create token"
        isBusy={isBusy}
        onSubmit={(entered, form) => void create(entered, form)}
      >
        <TokenFields faults={faults} />
      </AccountForm>
      {secret && <SecretBox title="The token: it is not shown again." secret={secret} />}
      <KeyTable
        title={TITLE}
        keys={tokens}
        headings={['Name', 'For', 'Last used']}
        describe={({ scopes, usedAt }) => [
          scopes.map((scope) => scopeLabel(scope)).join(', '),
          usedAt ? formatDay(usedAt) : 'Never',
        ]}
        action="Revoke"
        consequence={(name) => `Programs that use ${name} are refused from then on.`}
        onAction={(id) => void revoke(id)}
      />
    </>
  );
}

function TokenFields({ faults }: { faults: Record<string, string> }) {
  return (
    <>
      <InputField
        label="Name"
        name="name"
        required
        maxLength={100}
        autoComplete="off"
        fault={faults['name']}
      />
      <PasswordField fault={faults['password']} />
      <fieldset className="account__scopes settings-form__wide">
        <legend>What it is for</legend>
        {SCOPE_OPTIONS.map(({ value, label }) => (
          <label key={value} className="check">
            <input type="checkbox" name="scope" value={value} />
            {label}
          </label>
        ))}
        <p className="form-fault">{faults['scopes']}</p>
      </fieldset>
    </>
  );
}
