import * as sellingText from '#messages/selling.ts';
import { Fault, useFormFaults } from '../../components/Fault.tsx';
import { InputField } from '../../components/Field.tsx';
import type { SellingFormFragment } from '../../graphql.generated.ts';

interface Props {
  settings: Pick<SellingFormFragment, 'taxRate' | 'categoryTaxRates'>;
  categories: readonly { id: string; name: string }[];
}

const PERCENT = { type: 'number', min: 0, max: 100, step: '0.01' } as const;

/** Tax rates of categories. */
export function CategoryRates({ settings, categories }: Props) {
  const rateOf = (id: string) => settings.categoryTaxRates.find(({ categoryId }) => categoryId === id)?.rate;
  return (
    <details className="selling__rates" open={'categoryTaxRates' in useFormFaults()}>
      <summary>{sellingText.categoriesWithTheirOwnRates}</summary>
      <div className="selling__fields">
        {categories.map(({ id, name }) => (
          <InputField
            key={id}
            {...PERCENT}
            label={name}
            name={`rate-${id}`}
            placeholder={String(settings.taxRate)}
            defaultValue={rateOf(id) ?? ''}
          />
        ))}
      </div>
      <Fault name="categoryTaxRates" />
    </details>
  );
}
