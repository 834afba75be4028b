import { INDIAN_STATES } from '@mela/rules/indian-states.ts';
import { decimalsOf } from '@mela/rules/money.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import * as sellingText from '#messages/selling.ts';
import * as sharedText from '#messages/shared.ts';
import { Fault } from '../../components/Fault.tsx';
import { CheckField, InputField, TextField } from '../../components/Field.tsx';
import { Form } from '../../components/Form.tsx';
import { SelectField } from '../../components/Select.tsx';
import { toastMissing } from '../../components/use-on-demand.ts';
import type { SellingFormFragment } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import { OnlinePaymentFields } from '../payments/OnlinePaymentFields.tsx';
import { CategoryRates } from './CategoryRates.tsx';
import { CountriesField } from './CountriesField.tsx';
import { CurrencyField } from './CurrencyField.tsx';
import { LinksPart, NotificationPart, Part, ReturnPart } from './SellingParts.tsx';
import { UPI_CURRENCY, unitsOf } from './selling-words.ts';
import { TimeZoneField } from './TimeZoneField.tsx';
import { loadSaving } from './use-selling.ts';

interface Props {
  settings: SellingFormFragment;
  categories: readonly { id: string; name: string }[];
  /** Whether shipping zones replace the percentage. */
  hasZones: boolean;
  /**
   * Saves the form.
   * @throws Error from the server or network
   */
  onSave: (entered: FormData, currency: string) => Promise<void>;
}

const PERCENT = { type: 'number', min: 0, max: 100, step: '0.01', required: true } as const;
const DELIVERY_DAYS = [
  ['deliveryDaysFrom', 'from'],
  ['deliveryDaysUntil', 'to'],
] as const;
const STATES = [
  { value: '', label: sharedText.notSet },
  ...Object.entries(INDIAN_STATES).map(([value, label]) => ({ value, label })),
];

/** Shipping, taxes and payment methods. */
export function SellingForm({ settings, categories, hasZones, onSave }: Props) {
  const [currency, setCurrency] = useState(settings.currency);
  const shared = { settings, currency };
  return (
    <Form
      className="selling"
      action={{ label: sharedText.save, className: 'selling__save' }}
      writers="OWNERS"
      // Loads the code for saving before anything is typed, in case the network fails later.
      onFocus={() => void loadSaving().catch(toastMissing)}
      done={sellingText.sellingSettingsSaved}
      onSubmit={(entered) => onSave(entered, currency)}
    >
      <Part id="prices" title={sharedText.prices}>
        <CurrencyField
          stored={settings.currency}
          chosen={currency}
          hasOrders={settings.hasOrders}
          onChoose={setCurrency}
        />
      </Part>
      <Part id="time" title={sharedText.timeZone}>
        <TimeZoneField stored={settings.timeZone} />
      </Part>
      <ShippingPart {...shared} hasZones={hasZones} />
      <TaxPart {...shared} categories={categories} />
      <PaymentPart {...shared} />
      <ReturnPart settings={settings} />
      <NotificationPart settings={settings} />
      <LinksPart settings={settings} />
      <Fault name="isSelling" />
    </Form>
  );
}

interface PartProps extends Pick<Props, 'settings'> {
  /** The selected currency. Amounts in the settings use the stored one. */
  currency: string;
}

function ShippingPart({ hasZones, ...props }: PartProps & Pick<Props, 'hasZones'>) {
  const { settings, currency } = props;
  return (
    <Part id="shipping" title={sharedText.shipping}>
      {hasZones ? (
        <p className="aside selling__wide">
          {sellingText.your} <Link to={PATHS.shipping}>{sellingText.shippingZones}</Link>{' '}
          {sellingText.determineWhatShippingCosts}
        </p>
      ) : (
        <>
          <InputField
            {...PERCENT}
            label={sellingText.shippingPercentOfSubtotal}
            {...fieldOf('shippingPercent', props)}
          />
          <InputField
            label={sellingText.freeShippingOverIn(currency)}
            {...amountOf('freeShippingFrom', props)}
            placeholder={sharedText.never}
          />
        </>
      )}
      {DELIVERY_DAYS.map(([name, bound]) => (
        <InputField
          key={name}
          type="number"
          min={0}
          max={365}
          label={sellingText.deliveryTimeInDays(bound)}
          {...fieldOf(name, props)}
          placeholder={sharedText.notSet}
        />
      ))}
      <CountriesField stored={settings.countries} />
      {!hasZones && (
        <p className="aside selling__wide">
          {sellingText.toChargeByAddressAdd} <Link to={PATHS.shipping}>{sellingText.shippingZones}</Link>
          {sellingText.theyReplaceThisPercentage}
        </p>
      )}
    </Part>
  );
}

function TaxPart(props: PartProps & Pick<Props, 'categories'>) {
  const { settings, categories, currency } = props;
  const isIndian = currency === UPI_CURRENCY;
  return (
    <Part id="tax" title={sharedText.tax}>
      <InputField
        {...PERCENT}
        label={isIndian ? sellingText.gstPercent : sellingText.taxPercent}
        {...fieldOf('taxRate', props)}
      />
      <SelectField
        label={sharedText.prices}
        name="pricesIncludeTax"
        options={[
          { value: 'yes', label: sellingText.includeTax },
          { value: 'no', label: sellingText.excludeTaxAddedAtCheckout },
        ]}
        defaultValue={settings.pricesIncludeTax ? 'yes' : 'no'}
      />
      <div className="selling__india" hidden={!isIndian}>
        <SelectField
          label={sellingText.yourState}
          name="taxRegion"
          options={STATES}
          defaultValue={settings.taxRegion ?? ''}
        />
        <InputField label={sharedText.gstin} {...fieldOf('gstin', props)} autoComplete="off" />
      </div>
      {categories.length > 0 && <CategoryRates settings={settings} categories={categories} />}
      <p className="aside selling__wide">
        {sellingText.toSetHsnCodesTaxExemptions} <Link to={PATHS.taxes}>{sellingText.taxClasses}</Link>
        {sellingText.theyReplaceTheseRates}
      </p>
    </Part>
  );
}

function PaymentPart(props: PartProps) {
  const { settings, currency } = props;
  return (
    <Part id="payment" title={sellingText.paymentMethods}>
      <CheckField
        label={sharedText.cashOnDelivery}
        className="selling__wide"
        name="takesCashOnDelivery"
        defaultChecked={settings.takesCashOnDelivery}
      />
      <InputField
        label={sellingText.cashOnDeliveryLimitIn(currency)}
        {...amountOf('cashOnDeliveryUpTo', props)}
        placeholder={sharedText.noLimit}
      />
      <InputField
        label={currency === UPI_CURRENCY ? sharedText.upiId : sellingText.upiIdOnlyFor(UPI_CURRENCY)}
        {...fieldOf('upiId', props)}
        placeholder="shop@bank"
        autoComplete="off"
      />
      <TextField
        label={sellingText.bankAccountForTransfers}
        className="selling__wide"
        name="bankDetails"
        rows={4}
        maxLength={1000}
        defaultValue={settings.bankDetails ?? ''}
      />
      <OnlinePaymentFields stored={settings.onlineMethods} />
      <InputField
        type="number"
        min={1}
        max={720}
        required
        label={sellingText.cancelUnpaidOrdersAfterHours}
        {...fieldOf('payWithinHours', props)}
      />
    </Part>
  );
}

type FieldName = 'shippingPercent' | 'taxRate' | 'gstin' | 'upiId' | 'payWithinHours' | AmountName | DaysName;
type AmountName = 'freeShippingFrom' | 'cashOnDeliveryUpTo';
type DaysName = (typeof DELIVERY_DAYS)[number][0];

function fieldOf(name: FieldName, { settings }: PartProps) {
  return { name, defaultValue: settings[name] ?? '' };
}

function amountOf(name: AmountName, props: PartProps) {
  const { settings, currency } = props;
  const units = unitsOf(settings[name], settings.currency);
  const step = 10 ** -decimalsOf(currency);
  return { ...fieldOf(name, props), type: 'number', min: 0, step, defaultValue: units } as const;
}
