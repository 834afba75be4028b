import { Button } from '../../components/Button.tsx';
import { InputField } from '../../components/InputField.tsx';
import { Panel } from '../../components/Panel.tsx';
import '../../components/form.css';
import { useState } from 'react';
import { INDIAN_STATES } from '../../../../graphql-server/src/rules/indian-states.ts';
import { decimalsOf } from '../../../../graphql-server/src/rules/money.ts';
import { SelectField } from '../../components/SelectField.tsx';
import { useTypedForm } from '../../components/typed-form.ts';
import { toastMissing } from '../../components/use-on-demand.ts';
import type { SellingFormFragment } from '../../graphql.generated.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { CountriesField } from './CountriesField.tsx';
import { CurrencyField } from './CurrencyField.tsx';
import { UPI_CURRENCY, unitsOf } from './selling-words.ts';
import { loadSaving } from './use-selling.ts';

interface Props {
  settings: SellingFormFragment;
  categories: readonly { id: string; name: string }[];
  faults: Record<string, string>;
  isBusy: boolean;
  onSave: (entered: FormData, currency: string) => void;
}

const PERCENT = { type: 'number', min: 0, max: 100, step: '0.01', required: true } as const;
const DELIVERY_DAYS = [
  ['deliveryDaysFrom', 'at least'],
  ['deliveryDaysUntil', 'at most'],
] as const;
const STATES = [
  { value: '', label: 'Not said' },
  ...Object.entries(INDIAN_STATES).map(([value, label]) => ({ value, label })),
];

/** Shipping, taxes and the ways to pay. */
export function SellingForm({ settings, categories, faults, isBusy, onSave }: Props) {
  const form = useTypedForm();
  const [currency, setCurrency] = useState(settings.currency);
  const shared = { settings, faults, currency };
  return (
    <form
      ref={form}
      className="selling"
      // What saves it is there before anything is typed, also when the network goes.
      onFocus={() => void loadSaving().catch(toastMissing)}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(new FormData(event.currentTarget), currency);
      }}
    >
      <WriteControls isForOwners>
        <Part id="prices" title="Prices">
          <CurrencyField
            stored={settings.currency}
            chosen={currency}
            hasOrders={settings.hasOrders}
            fault={faults['currency']}
            onChoose={setCurrency}
          />
        </Part>
        <Part id="shipping" title="Shipping">
          <ShippingFields {...shared} />
        </Part>
        <Part id="tax" title="Tax">
          <TaxFields {...shared} />
          {categories.length > 0 && <CategoryRates {...shared} categories={categories} />}
        </Part>
        <Part id="payment" title="Ways to pay">
          <PaymentFields {...shared} />
        </Part>
        <Button label="Save" isSubmit className="selling__save" isBusy={isBusy} />
      </WriteControls>
    </form>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <Panel id={id} title={title}>
      <div className="selling__fields selling__part">{children}</div>
    </Panel>
  );
}

interface FieldsProps extends Pick<Props, 'settings' | 'faults'> {
  /** The chosen one; amounts of the settings are in the stored one. */
  currency: string;
}

function ShippingFields({ settings, faults, currency }: FieldsProps) {
  return (
    <>
      <InputField
        {...PERCENT}
        label="Shipping, per cent of the subtotal"
        name="shippingPercent"
        defaultValue={settings.shippingPercent}
        fault={faults['shippingPercent']}
      />
      <InputField
        {...amountIn(currency)}
        label={`Free from, in ${currency}`}
        name="freeShippingFrom"
        placeholder="Never free"
        defaultValue={unitsOf(settings.freeShippingFrom, settings.currency)}
        fault={faults['freeShippingFrom']}
      />
      {DELIVERY_DAYS.map(([name, bound]) => (
        <InputField
          key={name}
          type="number"
          min={0}
          max={365}
          label={`Days until it arrives, ${bound}`}
          name={name}
          placeholder="Not said"
          defaultValue={settings[name] ?? ''}
          fault={faults[name]}
        />
      ))}
      <CountriesField stored={settings.countries} fault={faults['countries']} />
    </>
  );
}

function TaxFields({ settings, faults, currency }: FieldsProps) {
  const isIndian = currency === UPI_CURRENCY;
  return (
    <>
      <InputField
        {...PERCENT}
        label={`${isIndian ? 'GST' : 'Tax'} that prices include, in per cent`}
        name="taxRate"
        defaultValue={settings.taxRate}
        fault={faults['taxRate']}
      />
      <div className="selling__india" hidden={!isIndian}>
        <SelectField
          label="The shop's state"
          name="taxRegion"
          options={STATES}
          defaultValue={settings.taxRegion ?? ''}
        />
        <InputField
          label="GSTIN"
          name="gstin"
          autoComplete="off"
          defaultValue={settings.gstin ?? ''}
          fault={faults['gstin']}
        />
      </div>
    </>
  );
}

function CategoryRates({ settings, categories, faults }: Pick<Props, 'settings' | 'categories' | 'faults'>) {
  const rateOf = (id: string) => settings.categoryTaxRates.find(({ categoryId }) => categoryId === id)?.rate;
  return (
    <details className="selling__rates" open={'categoryTaxRates' in faults}>
      <summary>Rates of their own for categories</summary>
      <div className="selling__fields">
        {categories.map(({ id, name }) => (
          <InputField
            key={id}
            {...PERCENT}
            required={false}
            label={name}
            name={`rate-${id}`}
            placeholder={String(settings.taxRate)}
            defaultValue={rateOf(id) ?? ''}
          />
        ))}
      </div>
      <p className="form-fault">{faults['categoryTaxRates']}</p>
    </details>
  );
}

function PaymentFields({ settings, faults, currency }: FieldsProps) {
  return (
    <>
      <label className="check selling__wide">
        <input type="checkbox" name="takesCashOnDelivery" defaultChecked={settings.takesCashOnDelivery} />
        Cash on delivery
      </label>
      <InputField
        {...amountIn(currency)}
        label={`Cash up to, in ${currency}`}
        name="cashOnDeliveryUpTo"
        placeholder="Any amount"
        defaultValue={unitsOf(settings.cashOnDeliveryUpTo, settings.currency)}
        fault={faults['cashOnDeliveryUpTo']}
      />
      <InputField
        label={currency === UPI_CURRENCY ? 'UPI id' : `UPI id: it pays ${UPI_CURRENCY} alone`}
        name="upiId"
        placeholder="shop@bank"
        autoComplete="off"
        defaultValue={settings.upiId ?? ''}
        fault={faults['upiId']}
      />
      <label className="field selling__wide">
        Bank account for transfers
        <textarea
          name="bankDetails"
          rows={4}
          maxLength={1000}
          defaultValue={settings.bankDetails ?? ''}
          aria-invalid={faults['bankDetails'] !== undefined}
        />
        <span className="form-fault">{faults['bankDetails']}</span>
      </label>
      <InputField
        type="number"
        min={1}
        max={720}
        required
        label="Hours an unpaid order keeps its stock"
        name="payWithinHours"
        defaultValue={settings.payWithinHours}
        fault={faults['payWithinHours']}
      />
    </>
  );
}

function amountIn(currency: string) {
  return { type: 'number', min: 0, step: 10 ** -decimalsOf(currency) } as const;
}
