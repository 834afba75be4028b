import '../../components/form.css';
import { useState } from 'react';
import { runMutation } from '../../client/apollo-client.ts';
import { CheckField, ChoicesField, InputField } from '../../components/Field.tsx';
import { FormModal } from '../../components/FormModal.tsx';
import type { RowDialogProps } from '../../components/use-row-dialogs.tsx';
import {
  SaveTaxClassDocument,
  type TaxClassInput,
  type TaxClassRowFragment,
} from '../../graphql.generated.ts';
import type { NamedCategory } from './use-categories.ts';

interface Props extends RowDialogProps<TaxClassRowFragment> {
  categories: readonly NamedCategory[];
  /** The name of each category's tax class, by category id. */
  owners: ReadonlyMap<string, string>;
}

/** Adds or edits a tax class. */
export function TaxClassDialog({ row: taxClass, categories, owners, onChanged, onClosed }: Props) {
  const submit = async (entered: FormData) => {
    const input = readClassForm(entered);
    await runMutation(SaveTaxClassDocument, {
      input: { ...input, ...(taxClass && { id: taxClass.id, version: taxClass.version }) },
    });
    onChanged();
  };
  return (
    <FormModal
      title={taxClass ? 'Edit tax class' : 'Add tax class'}
      action="Save"
      closeLabel="Cancel"
      done={taxClass ? 'Tax class saved' : 'Tax class added'}
      onSubmit={submit}
      onUnknown={onChanged}
      onClosed={onClosed}
    >
      <ClassFields taxClass={taxClass} />
      {categories.length > 0 && (
        <Categories categories={categories} chosen={taxClass?.categoryIds ?? []} owners={owners} />
      )}
    </FormModal>
  );
}

function ClassFields({ taxClass }: { taxClass: TaxClassRowFragment | null }) {
  const [isExempt, setExempt] = useState(taxClass?.isExempt ?? false);
  const field = (name: string) => ({ name, autoComplete: 'off' });
  return (
    <>
      <InputField
        label="Name (only your team sees it)"
        {...field('name')}
        required
        maxLength={60}
        placeholder="Clothes up to ₹2,500"
        defaultValue={taxClass?.name ?? ''}
      />
      <CheckField
        name="isExempt"
        checked={isExempt}
        onChange={({ target }) => setExempt(target.checked)}
        label="Exempt from tax by law (sold with a bill of supply)"
      />
      {!isExempt && (
        <InputField
          label="Rate, %"
          {...field('rate')}
          type="number"
          min={0}
          max={100}
          step="any"
          required
          defaultValue={taxClass?.rate ?? ''}
        />
      )}
      <InputField
        label="HSN code for products without their own"
        {...field('hsn')}
        inputMode="numeric"
        maxLength={12}
        placeholder="4, 6 or 8 digits"
        defaultValue={taxClass?.hsn ?? ''}
      />
      <CheckField
        name="isDefault"
        defaultChecked={taxClass?.isDefault ?? false}
        label="Default class for products without a class"
      />
    </>
  );
}

interface CategoriesProps extends Pick<Props, 'categories' | 'owners'> {
  chosen: readonly string[];
}

/** Categories of another class cannot be chosen. */
function Categories({ categories, chosen, owners }: CategoriesProps) {
  const options = categories.map(({ id, name }) => {
    const owner = chosen.includes(id) ? undefined : owners.get(id);
    return { value: id, label: owner ? `${name} (${owner})` : name, isDisabled: owner !== undefined };
  });
  const others = chosen.filter((id) => !categories.some((category) => category.id === id));
  return (
    <>
      <ChoicesField legend="Categories" name="categoryIds" options={options} stored={chosen} isLong />
      {others.map((id) => (
        <input key={id} type="hidden" name="categoryIds" value={id} />
      ))}
    </>
  );
}

function readClassForm(entered: FormData): TaxClassInput {
  const text = (name: string) => String(entered.get(name) ?? '').trim();
  return {
    name: text('name'),
    rate: Number(text('rate')),
    hsn: text('hsn') || null,
    isExempt: entered.has('isExempt'),
    isDefault: entered.has('isDefault'),
    categoryIds: entered.getAll('categoryIds').map(String),
  };
}
