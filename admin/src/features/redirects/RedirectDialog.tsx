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
      title={redirect ? 'Edit redirect' : 'Add redirect'}
      action="Save"
      closeLabel="Cancel"
      isUnsaved={replacesPage !== (redirect?.replacesPage ?? false)}
      done={redirect ? 'Redirect saved' : 'Redirect added'}
      onSubmit={save}
      onUnknown={onChanged}
      onClosed={onClosed}
    >
      <InputField
        label="Old address"
        name="from"
        required
        defaultValue={redirect?.from ?? ''}
        placeholder="/old-page"
        autoComplete="off"
        spellCheck={false}
      />
      <InputField
        label="New address"
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
        label="Redirect even if the shop has a page at the old address"
      />
    </FormModal>
  );
}
