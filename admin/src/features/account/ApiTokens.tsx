import { useState } from 'react';
import * as accountText from '#messages/account.ts';
import * as sharedText from '#messages/shared.ts';
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
      title={accountText.apiTokens}
      noun={sharedText.apiToken}
      plural={accountText.apiTokens}
      source={source}
      headings={[sharedText.name, accountText.permissions, accountText.lastUsed]}
      describe={({ scopes, usedAt }) => [
        scopes.map((scope) => scopeLabel(scope)).join(', '),
        usedAt ? formatDay(usedAt) : sharedText.never,
      ]}
      action={accountText.revoke}
      consequence={(name) => accountText.scriptsAndAppsThatUseLose(name)}
      remove={(id) => runMutation(RevokeApiTokenDocument, { id })}
      removed={accountText.tokenRevoked}
      about={accountText.createOneForEachProgram}
    >
      <AccountForm
        lead={accountText.giveScriptsAndAppsAccess}
        action={accountText.createToken}
        onSubmit={create}
        onUnknown={source.reload}
      >
        <InputField label={sharedText.name} name="name" required maxLength={100} autoComplete="off" />
        <PasswordField />
        <ChoicesField
          legend={accountText.permissions}
          name="scopes"
          options={SCOPE_OPTIONS}
          className="settings-form__wide"
        />
      </AccountForm>
      {secret && <SecretBox title={accountText.copyTokenNow} secret={secret} />}
    </KeyList>
  );
}
