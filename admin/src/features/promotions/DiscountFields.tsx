import * as promotionsText from '#messages/promotions.ts';
import * as sharedText from '#messages/shared.ts';
import { runQuery } from '../../client/apollo-client.ts';
import {
  type DiscountRowFragment,
  FindDiscountCategoriesDocument,
  FindDiscountProductsDocument,
} from '../../graphql.generated.ts';
import '../../components/form.css';
import { useState } from 'react';
import { useFormFaults } from '../../components/Fault.tsx';
import { CheckField, InputField } from '../../components/Field.tsx';
import { optionsOf, SelectField } from '../../components/Select.tsx';
import { type Target, TargetField } from '../../components/TargetField.tsx';
import { inUnits, useShopCurrency } from '../../shop-currency.ts';
import { toField } from '../../shop-time.ts';
import type { EditedDiscount } from './discount-input.ts';
import { KINDS } from './discount-words.ts';

interface Choice {
  chosen: readonly Target[];
  onChoose: (targets: readonly Target[]) => void;
}

interface Props {
  /** The discount to edit. null: a new discount. */
  discount: EditedDiscount | null;
  products: Choice;
  categories: Choice;
}

type Kind = DiscountRowFragment['kind'];

const LIMIT = { type: 'number', min: 1, step: 1, placeholder: sharedText.noLimit } as const;

const findProducts = async (text: string): Promise<Target[]> => {
  const { products } = await runQuery(FindDiscountProductsDocument, { text });
  return products.nodes.map(({ id, title }) => ({ id, name: title }));
};
const findCategories = async (text: string): Promise<Target[]> =>
  (await runQuery(FindDiscountCategoriesDocument, { text })).categories.nodes;

export function DiscountFields({ discount, products, categories }: Props) {
  const [kind, setKind] = useState<Kind>(discount?.kind ?? 'PERCENT');
  const currency = useShopCurrency();
  const faults = useFormFaults();
  return (
    <>
      <InputField
        label={promotionsText.discountCode}
        name="code"
        defaultValue={discount?.code ?? ''}
        placeholder={promotionsText.noneAppliesAutomatically}
        maxLength={50}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <InputField
        label={promotionsText.titleShownToCustomers}
        name="title"
        defaultValue={discount?.title ?? ''}
        placeholder={promotionsText.springSale}
        maxLength={60}
      />
      <SelectField
        label={sharedText.type}
        name="kind"
        value={kind}
        options={optionsOf(KINDS)}
        onChange={({ target }) => setKind(target.value as Kind)}
      />
      <ValueFields kind={kind} discount={discount?.kind === kind ? discount : null} />
      <InputField
        label={promotionsText.minimumPurchaseIn(currency)}
        name="minimum"
        inputMode="decimal"
        defaultValue={discount?.minimum ? inUnits(discount.minimum.amount) : ''}
        placeholder={sharedText.none}
      />
      <TargetField
        title={sharedText.categories}
        find={findCategories}
        fault={faults['categoryIds']}
        {...categories}
      />
      <TargetField
        title={sharedText.products}
        find={findProducts}
        fault={faults['productIds']}
        {...products}
      />
      <p className="discounts__hint">{promotionsText.selectNoCategoriesOrProducts}</p>
      <LimitFields discount={discount} />
      <CheckField
        name="combines"
        defaultChecked={discount?.combines ?? false}
        label={promotionsText.canBeCombinedWithOtherDiscounts}
      />
    </>
  );
}

/** The fields for the value of the discount. */
function ValueFields({ kind, discount }: Pick<Props, 'discount'> & { kind: Kind }) {
  const currency = useShopCurrency();
  if (kind === 'FREE_SHIPPING') return null;
  if (kind === 'AMOUNT')
    return (
      <InputField
        key={kind}
        label={promotionsText.amountOffOrderIn(currency)}
        name="value"
        inputMode="decimal"
        required
        defaultValue={discount?.amount ? inUnits(discount.amount.amount) : ''}
      />
    );
  const isOfPieces = kind === 'BUY_X_GET_Y';
  const percent = (
    <InputField
      key={kind}
      label={isOfPieces ? promotionsText.discountOnTheseItemsPercent : promotionsText.percentageOff}
      name="value"
      type="number"
      min={0}
      max={100}
      step="any"
      required
      defaultValue={discount?.percent ?? (isOfPieces ? 100 : '')}
    />
  );
  if (!isOfPieces) return percent;
  const piece = { type: 'number', min: 1, max: 99, step: 1, required: true } as const;
  return (
    <div className="discounts__pair">
      <InputField
        {...piece}
        label={sharedText.quantityToBuy}
        name="buys"
        defaultValue={discount?.buys ?? 1}
      />
      <InputField
        {...piece}
        label={promotionsText.discountedQuantityCheapestItems}
        name="gets"
        defaultValue={discount?.gets ?? 1}
      />
      {percent}
    </div>
  );
}

/** The fields for the period and the usage limits. */
function LimitFields({ discount }: Pick<Props, 'discount'>) {
  const moment = { type: 'datetime-local' } as const;
  return (
    <>
      <div className="discounts__pair">
        <InputField
          {...moment}
          label={sharedText.starts}
          name="from"
          defaultValue={toField(discount?.from)}
        />
        <InputField
          {...moment}
          label={sharedText.ends}
          name="until"
          defaultValue={toField(discount?.until)}
        />
      </div>
      <div className="discounts__pair">
        <InputField
          {...LIMIT}
          label={sharedText.usageLimit}
          name="usesInAll"
          defaultValue={discount?.usesInAll ?? ''}
        />
        <InputField
          {...LIMIT}
          label={promotionsText.usageLimitPerCustomer}
          name="usesEach"
          defaultValue={discount?.usesEach ?? ''}
        />
      </div>
    </>
  );
}
