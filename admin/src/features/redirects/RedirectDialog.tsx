import * as redirectsText from '#messages/redirects.ts';
import * as sharedText from '#messages/shared.ts';
import { runMutation } from '../../client/apollo-client.ts';
import { FormModal } from '../../components/FormModal.tsx';
import {
  CreateRedirectDocument,
  type RedirectRowFragment,
  UpdateRedirectDocument,
} from '../../graphql.generated.ts';
import '../../components/form.css';
import { useState } from 'react';
import { CheckField, InputField } from '../../components/Field.tsx';
import type { RowDialogProps } from '../../components/use-row-dialogs.tsx';

/** Adds or edits a redirect. */
export function RedirectDialog({ row: redirect, onChanged, onClosed }: RowDialogProps<RedirectRowFragment>) {
  const [replacesPage, setReplacesPage] = useState(redirect?.replacesPage ?? false);
  const save = async (entered: FormData) => {
    const fields = { from: String(entered.get('from')), to: String(entered.get('to')), replacesPage };
    if (redirect) {
      const { id, version } = redirect;
      await runMutation(UpdateRedirectDocument, { id, input: { ...fields, version } });
    } else await runMutation(CreateRedirectDocument, { input: fields });
    onChanged();
  };
  return (
    <FormModal
      title={redirect ? redirectsText.editRedirect : redirectsText.addRedirect}
      action={sharedText.save}
      closeLabel={sharedText.cancel}
      isUnsaved={replacesPage !== (redirect?.replacesPage ?? false)}
      done={redirect ? redirectsText.redirectSaved : redirectsText.redirectAdded}
      onSubmit={save}
      onUnknown={onChanged}
      onClosed={onClosed}
    >
      <InputField
        label={sharedText.oldAddress}
        name="from"
        required
        defaultValue={redirect?.from ?? ''}
        placeholder="/old-page"
        autoComplete="off"
        spellCheck={false}
      />
      <InputField
        label={sharedText.newAddress}
        name="to"
        required
        defaultValue={redirect?.to ?? ''}
        placeholder="/product/tea-pot"
        autoComplete="off"
        spellCheck={false}
      />
      <CheckField
        name="replacesPage"
        checked={replacesPage}
        onChange={({ target }) => setReplacesPage(target.checked)}
        label={redirectsText.redirectEvenIfShopHasPage}
      />
    </FormModal>
  );
}
