import * as sharedText from '#messages/shared.ts';
import * as taxesText from '#messages/taxes.ts';
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
      title={taxClass ? taxesText.editTaxClass : taxesText.addTaxClass}
      action={sharedText.save}
      closeLabel={sharedText.cancel}
      done={taxClass ? taxesText.taxClassSaved : taxesText.taxClassAdded}
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
        label={taxesText.nameOnlyYourTeamSeesIt}
        {...field('name')}
        required
        maxLength={60}
        placeholder={taxesText.clothesUpTo2500}
        defaultValue={taxClass?.name ?? ''}
      />
      <CheckField
        name="isExempt"
        checked={isExempt}
        onChange={({ target }) => setExempt(target.checked)}
        label={taxesText.exemptFromTaxByLawSold}
      />
      {!isExempt && (
        <InputField
          label={taxesText.ratePercent}
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
        label={taxesText.hsnCodeForProductsWithoutTheir}
        {...field('hsn')}
        inputMode="numeric"
        maxLength={12}
        placeholder={taxesText.hsnDigits}
        defaultValue={taxClass?.hsn ?? ''}
      />
      <CheckField
        name="isDefault"
        defaultChecked={taxClass?.isDefault ?? false}
        label={taxesText.defaultClassForProductsWithoutClass}
      />
    </>
  );
}

interface CategoriesProps extends Pick<Props, 'categories' | 'owners'> {
  chosen: readonly string[];
}

/** The checkboxes of the categories. Those of another class cannot be chosen. */
function Categories({ categories, chosen, owners }: CategoriesProps) {
  const options = categories.map(({ id, name }) => {
    const owner = chosen.includes(id) ? undefined : owners.get(id);
    return { value: id, label: owner ? `${name} (${owner})` : name, isDisabled: owner !== undefined };
  });
  const others = chosen.filter((id) => !categories.some((category) => category.id === id));
  return (
    <>
      <ChoicesField
        legend={sharedText.categories}
        name="categoryIds"
        options={options}
        stored={chosen}
        isLong
      />
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
