import { Button } from '../../components/Button.tsx';
import { InputField } from '../../components/InputField.tsx';
import { Panel } from '../../components/Panel.tsx';
import '../../components/form.css';
import { INDIAN_STATES } from '@mela/rules/indian-states.ts';
import { decimalsOf } from '@mela/rules/money.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { SelectField } from '../../components/Select.tsx';
import { useTypedForm } from '../../components/unsaved.ts';
import { toastMissing } from '../../components/use-on-demand.ts';
import type { SellingFormFragment } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
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
        <ShippingPart {...shared} />
        <TaxPart {...shared} categories={categories} />
        <PaymentPart {...shared} />
        <NotificationPart {...shared} />
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

interface PartProps extends Pick<Props, 'settings' | 'faults'> {
  /** The chosen one; amounts of the settings are in the stored one. */
  currency: string;
}

function ShippingPart(props: PartProps) {
  const { settings, faults, currency } = props;
  return (
    <Part id="shipping" title="Shipping">
      <InputField
        {...PERCENT}
        label="Shipping, per cent of the subtotal"
        {...fieldOf('shippingPercent', props)}
      />
      <InputField
        label={`Free from, in ${currency}`}
        {...amountOf('freeShippingFrom', props)}
        placeholder="Never free"
      />
      {DELIVERY_DAYS.map(([name, bound]) => (
        <InputField
          key={name}
          type="number"
          min={0}
          max={365}
          label={`Days until it arrives, ${bound}`}
          {...fieldOf(name, props)}
          placeholder="Not said"
        />
      ))}
      <CountriesField stored={settings.countries} fault={faults['countries']} />
      <p className="aside selling__wide">
        To charge by address, weight or order value, add <Link to={PATHS.shipping}>shipping zones</Link>: they
        replace the percentage.
      </p>
    </Part>
  );
}

function TaxPart(props: PartProps & Pick<Props, 'categories'>) {
  const { settings, categories, faults, currency } = props;
  const isIndian = currency === UPI_CURRENCY;
  return (
    <Part id="tax" title="Tax">
      <InputField
        {...PERCENT}
        label={`${isIndian ? 'GST' : 'Tax'} that prices include, in per cent`}
        {...fieldOf('taxRate', props)}
      />
      <div className="selling__india" hidden={!isIndian}>
        <SelectField
          label="The shop's state"
          name="taxRegion"
          options={STATES}
          defaultValue={settings.taxRegion ?? ''}
        />
        <InputField label="GSTIN" {...fieldOf('gstin', props)} autoComplete="off" />
      </div>
      {categories.length > 0 && <CategoryRates settings={settings} categories={categories} faults={faults} />}
    </Part>
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

function PaymentPart(props: PartProps) {
  const { settings, faults, currency } = props;
  return (
    <Part id="payment" title="Ways to pay">
      <label className="check selling__wide">
        <input type="checkbox" name="takesCashOnDelivery" defaultChecked={settings.takesCashOnDelivery} />
        Cash on delivery
      </label>
      <InputField
        label={`Cash up to, in ${currency}`}
        {...amountOf('cashOnDeliveryUpTo', props)}
        placeholder="Any amount"
      />
      <InputField
        label={currency === UPI_CURRENCY ? 'UPI id' : `UPI id: it pays ${UPI_CURRENCY} alone`}
        {...fieldOf('upiId', props)}
        placeholder="shop@bank"
        autoComplete="off"
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
        {...fieldOf('payWithinHours', props)}
      />
    </Part>
  );
}

function NotificationPart({ settings, faults }: PartProps) {
  return (
    <Part id="notifications" title="Notifications">
      <label className="field selling__wide">
        Send new-order emails to
        <textarea
          name="newOrderEmails"
          rows={2}
          placeholder="orders@shop.example"
          defaultValue={settings.newOrderEmails.join('\n')}
          aria-invalid={faults['newOrderEmails'] !== undefined}
          aria-describedby="new-order-emails-hint"
        />
        <span className="form-fault">{faults['newOrderEmails']}</span>
      </label>
      <p id="new-order-emails-hint" className="aside selling__wide">
        One address per line, at most 10. Leave it empty to send none. The emails list what was ordered,
        without the customer's details.
      </p>
    </Part>
  );
}

type FieldName = 'shippingPercent' | 'taxRate' | 'gstin' | 'upiId' | 'payWithinHours' | AmountName | DaysName;
type AmountName = 'freeShippingFrom' | 'cashOnDeliveryUpTo';
type DaysName = (typeof DELIVERY_DAYS)[number][0];

function fieldOf(name: FieldName, { settings, faults }: PartProps) {
  return { name, defaultValue: settings[name] ?? '', fault: faults[name] };
}

function amountOf(name: AmountName, props: PartProps) {
  const { settings, currency } = props;
  const units = unitsOf(settings[name], settings.currency);
  const step = 10 ** -decimalsOf(currency);
  return { ...fieldOf(name, props), type: 'number', min: 0, step, defaultValue: units } as const;
}
