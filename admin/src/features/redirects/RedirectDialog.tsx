import { FormModal } from '../../components/FormModal.tsx';
import '../../components/form.css';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { InputField } from '../../components/InputField.tsx';
import { useChange } from '../../components/use-change.ts';
import type { RedirectRowFragment } from '../../graphql.generated.ts';
import { operationsOf } from '../../session/execute.ts';
import OPERATIONS from './redirects.graphql?raw';

export const askRedirects = operationsOf(OPERATIONS);

interface Props {
  /** null: a new redirect. */
  redirect: RedirectRowFragment | null;
  onChanged: () => void;
  onClosed: () => void;
}

/** Adds or edits a redirect. */
export function RedirectDialog({ redirect, onChanged, onClosed }: Props) {
  const { faults, run } = useChange(async () => onChanged());
  const [replacesPage, setReplacesPage] = useState(redirect?.replacesPage ?? false);
  const save = (input: { from: string; to: string }) =>
    run(async () => {
      const fields = { ...input, replacesPage };
      if (redirect) {
        const { id, version } = redirect;
        await askRedirects('UpdateRedirect', { id, input: { ...fields, version } });
      } else await askRedirects('CreateRedirect', { input: fields });
      toast.success(redirect ? 'Redirect saved' : 'Redirect added');
      onChanged();
    });
  return (
    <FormModal
      title={redirect ? 'Edit redirect' : 'Add redirect'}
      action="Save"
      closeLabel="Cancel"
      isUnsaved={replacesPage !== (redirect?.replacesPage ?? false)}
      onSubmit={async (entered) =>
        (await save({ from: String(entered.get('from')), to: String(entered.get('to')) })) ? null : ''
      }
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
        fault={faults['from']}
      />
      <InputField
        label="New address"
        name="to"
        required
        defaultValue={redirect?.to ?? ''}
        placeholder="/product/tea-pot"
        autoComplete="off"
        spellCheck={false}
        fault={faults['to']}
      />
      <label className="check">
        <input
          type="checkbox"
          name="replacesPage"
          checked={replacesPage}
          onChange={({ target }) => setReplacesPage(target.checked)}
        />
        Redirect even if the shop has a page at the old address
      </label>
    </FormModal>
  );
}
