import '../../components/form.css';
import { useState } from 'react';
import { InputField } from '../../components/InputField.tsx';
import { optionsOf, SelectField } from '../../components/Select.tsx';
import type { DiscountRowFragment } from '../../graphql.generated.ts';
import { inUnits, useShopCurrency } from '../../shop-currency.ts';
import { askDiscounts, type EditedDiscount } from './ask-discounts.ts';
import { localMoment } from './discount-input.ts';
import { KINDS } from './discount-words.ts';
import { type Target, TargetField } from './TargetField.tsx';

interface Choice {
  chosen: readonly Target[];
  onChoose: (targets: readonly Target[]) => void;
}

interface Props {
  /** null: a new discount. */
  discount: EditedDiscount | null;
  faults: Record<string, string>;
  products: Choice;
  categories: Choice;
}

type Kind = DiscountRowFragment['kind'];

const LIMIT = { type: 'number', min: 1, step: 1, placeholder: 'No limit' } as const;

const findProducts = async (text: string): Promise<Target[]> => {
  const { products } = await askDiscounts('FindDiscountProducts', { text });
  return products.nodes.map(({ id, title }) => ({ id, name: title }));
};
const findCategories = async (text: string): Promise<Target[]> =>
  (await askDiscounts('FindDiscountCategories', { text })).categories.nodes;

export function DiscountFields({ discount, faults, products, categories }: Props) {
  const [kind, setKind] = useState<Kind>(discount?.kind ?? 'PERCENT');
  const currency = useShopCurrency();
  return (
    <>
      <InputField
        label="Discount code"
        name="code"
        defaultValue={discount?.code ?? ''}
        placeholder="Automatic, without a code"
        maxLength={50}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        fault={faults['code']}
      />
      <InputField
        label="Title (shown to customers)"
        name="title"
        defaultValue={discount?.title ?? ''}
        placeholder="Such as Spring sale"
        maxLength={60}
        fault={faults['title']}
      />
      <SelectField
        label="Kind"
        name="kind"
        value={kind}
        options={optionsOf(KINDS)}
        onChange={({ target }) => setKind(target.value as Kind)}
      />
      <ValueFields kind={kind} discount={discount?.kind === kind ? discount : null} faults={faults} />
      <InputField
        label={`Minimum purchase, in ${currency}`}
        name="minimum"
        inputMode="decimal"
        defaultValue={discount?.minimum ? inUnits(discount.minimum.amount) : ''}
        placeholder="None"
        fault={faults['minimum']}
      />
      <TargetField title="Categories" find={findCategories} fault={faults['categoryIds']} {...categories} />
      <TargetField title="Products" find={findProducts} fault={faults['productIds']} {...products} />
      <p className="discounts__hint">Without categories and products, the discount applies to everything.</p>
      <LimitFields discount={discount} faults={faults} />
      <label className="check">
        <input type="checkbox" name="combines" defaultChecked={discount?.combines ?? false} />
        Combines with other discounts that combine
      </label>
    </>
  );
}

/** What the discount gives. */
function ValueFields({ kind, discount, faults }: Pick<Props, 'discount' | 'faults'> & { kind: Kind }) {
  const currency = useShopCurrency();
  if (kind === 'FREE_SHIPPING') return null;
  if (kind === 'AMOUNT')
    return (
      <InputField
        key={kind}
        label={`Amount off the order, in ${currency}`}
        name="value"
        inputMode="decimal"
        required
        defaultValue={discount?.amount ? inUnits(discount.amount.amount) : ''}
        fault={faults['value']}
      />
    );
  const isOfPieces = kind === 'BUY_X_GET_Y';
  const percent = (
    <InputField
      key={kind}
      label={isOfPieces ? 'Discount on these pieces, %' : 'Percentage off'}
      name="value"
      type="number"
      min={0}
      max={100}
      step="any"
      required
      defaultValue={discount?.percent ?? (isOfPieces ? 100 : '')}
      fault={faults['value']}
    />
  );
  if (!isOfPieces) return percent;
  const piece = { type: 'number', min: 1, max: 99, step: 1, required: true } as const;
  return (
    <div className="discounts__pair">
      <InputField
        {...piece}
        label="Pieces to buy"
        name="buys"
        defaultValue={discount?.buys ?? 1}
        fault={faults['buys']}
      />
      <InputField
        {...piece}
        label="Discounted pieces (the cheapest)"
        name="gets"
        defaultValue={discount?.gets ?? 1}
        fault={faults['gets']}
      />
      {percent}
    </div>
  );
}

/** When it applies, and how often. */
function LimitFields({ discount, faults }: Pick<Props, 'discount' | 'faults'>) {
  const moment = { type: 'datetime-local' } as const;
  return (
    <>
      <div className="discounts__pair">
        <InputField
          {...moment}
          label="Starts"
          name="from"
          defaultValue={localMoment(discount?.from)}
          fault={faults['from']}
        />
        <InputField
          {...moment}
          label="Ends"
          name="until"
          defaultValue={localMoment(discount?.until)}
          fault={faults['until']}
        />
      </div>
      <div className="discounts__pair">
        <InputField
          {...LIMIT}
          label="Limit of uses"
          name="usesInAll"
          defaultValue={discount?.usesInAll ?? ''}
          fault={faults['usesInAll']}
        />
        <InputField
          {...LIMIT}
          label="Limit for each customer"
          name="usesEach"
          defaultValue={discount?.usesEach ?? ''}
          fault={faults['usesEach']}
        />
      </div>
    </>
  );
}
