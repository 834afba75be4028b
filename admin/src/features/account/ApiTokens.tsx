import { useState } from 'react';
import { runMutation } from '../../client/apollo-client.ts';
import { useWholeList } from '../../client/use-list-page.ts';
import { ChoicesField, InputField } from '../../components/Field.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { SecretBox } from '../../components/SecretBox.tsx';
import { formatDay } from '../../format.ts';
import {
  CreateApiTokenDocument,
  ReadApiTokensDocument,
  RevokeApiTokenDocument,
  type TokenScope,
} from '../../graphql.generated.ts';
import { AccountForm } from './AccountForm.tsx';
import { KeyList } from './KeyList.tsx';
import { SCOPE_OPTIONS, scopeLabel } from './roles.ts';

/** Tokens that give programs a part of the operator's rights. */
export function ApiTokens() {
  const [secret, setSecret] = useState('');
  const source = useWholeList(ReadApiTokensDocument, ({ apiTokens }) => apiTokens);
  const create = async (entered: FormData, form: HTMLFormElement) => {
    const [name, password] = [String(entered.get('name')), String(entered.get('password'))];
    const variables = { name, scopes: entered.getAll('scopes') as TokenScope[], password };
    setSecret((await runMutation(CreateApiTokenDocument, variables)).createApiToken.secret);
    form.reset();
    await source.reload();
  };
  return (
    <KeyList
      title="API tokens"
      noun="API token"
      plural="API tokens"
      source={source}
      headings={['Name', 'Permissions', 'Last used']}
      describe={({ scopes, usedAt }) => [
        scopes.map((scope) => scopeLabel(scope)).join(', '),
        usedAt ? formatDay(usedAt) : 'Never',
      ]}
      action="Revoke"
      consequence={(name) => `Scripts and apps that use ${name} lose access immediately.`}
      remove={(id) => runMutation(RevokeApiTokenDocument, { id })}
      removed="Token revoked"
      about="Create one for each program that uses the API."
    >
      <AccountForm
        lead="Give scripts and apps access to the shop. A token has the permissions that you select, and never more than your own."
        action="Create token"
        onSubmit={create}
        onUnknown={source.reload}
      >
        <InputField label="Name" name="name" required maxLength={100} autoComplete="off" />
        <PasswordField />
        <ChoicesField
          legend="Permissions"
          name="scopes"
          options={SCOPE_OPTIONS}
          className="settings-form__wide"
        />
      </AccountForm>
      {secret && <SecretBox title="Copy the token now. It is not shown again." secret={secret} />}
    </KeyList>
  );
}
