import type { RateKind } from '@mela/rules/shipping-rates.ts';
import { useState } from 'react';
import * as sharedText from '#messages/shared.ts';
import * as shippingText from '#messages/shipping.ts';
import { Button } from '../../components/Button.tsx';
import { useFormFaults } from '../../components/Fault.tsx';
import { CheckField, InputField } from '../../components/Field.tsx';
import { optionsOf, SelectField } from '../../components/Select.tsx';
import type { ShippingRateRowFragment } from '../../graphql.generated.ts';
import { inUnits, useShopCurrency } from '../../shop-currency.ts';
import { RATE_KINDS } from './zone-words.ts';

interface Props {
  /** The prefix of the rate's field names. */
  name: string;
  /** The rate's position, from 1. */
  number: number;
  /** The rate to edit. null: a new rate. */
  rate: ShippingRateRowFragment | null;
  onRemove: () => void;
}

/** The fields of one shipping rate. */
export function RateFields({ name, number, rate, onRemove }: Props) {
  const faults = useFormFaults();
  const [kind, setKind] = useState<RateKind>(rate?.kind ?? 'FLAT');
  const currency = useShopCurrency();
  const field = (of: string) => ({ name: `${name}.${of}`, fault: faults[`rates.${number - 1}.${of}`] });
  return (
    <fieldset className="shipping__rate">
      <legend>{shippingText.rateNumber(number)}</legend>
      <input type="hidden" name={`${name}.id`} value={rate?.id ?? ''} />
      <InputField
        label={sharedText.name}
        {...field('name')}
        required
        maxLength={100}
        defaultValue={rate?.name ?? ''}
        placeholder={shippingText.standard}
      />
      <SelectField
        label={sharedText.type}
        name={`${name}.kind`}
        options={optionsOf(RATE_KINDS)}
        value={kind}
        onChange={({ target }) => setKind(target.value as RateKind)}
      />
      <Cost kind={kind} rate={rate} field={field} />
      <Bounds kind={kind} rate={rate} field={field} />
      <InputField
        label={shippingText.freeOverOrderValueOfIn(currency)}
        {...field('freeFrom')}
        {...AMOUNT}
        placeholder={shippingText.neverFree}
        defaultValue={units(rate?.freeFrom)}
      />
      <Delivery rate={rate} field={field} />
      <Button label={shippingText.removeRate} isQuiet isSmall onClick={onRemove} />
    </fieldset>
  );
}

interface PartProps extends Pick<Props, 'rate'> {
  kind: RateKind;
  field: (of: string) => { name: string; fault: string | undefined };
}

function Cost({ kind, rate, field }: PartProps) {
  const currency = useShopCurrency();
  return kind === 'PERCENT' ? (
    <InputField
      label={shippingText.percentageOfOrderValue}
      {...field('percent')}
      {...PERCENT}
      defaultValue={rate?.percent ?? ''}
    />
  ) : (
    <InputField
      label={shippingText.priceInCurrency(currency)}
      {...field('price')}
      {...AMOUNT}
      placeholder={sharedText.free}
      defaultValue={rate?.price ? units(rate.price) : ''}
    />
  );
}

function Delivery({ rate, field }: Omit<PartProps, 'kind'>) {
  return (
    <>
      <InputField
        label={shippingText.deliveryDaysFrom}
        {...field('daysFrom')}
        {...DAYS}
        defaultValue={rate?.daysFrom ?? ''}
      />
      <InputField
        label={shippingText.deliveryDaysTo}
        {...field('daysUntil')}
        {...DAYS}
        defaultValue={rate?.daysUntil ?? ''}
      />
      <CheckField
        name={field('takesCashOnDelivery').name}
        defaultChecked={rate?.takesCashOnDelivery ?? true}
        label={sharedText.cashOnDelivery}
      />
    </>
  );
}

/** The range of weights or values in which a rate applies. */
function Bounds({ kind, rate, field }: PartProps) {
  const currency = useShopCurrency();
  if (kind !== 'WEIGHT' && kind !== 'SUBTOTAL') return null;
  const [what, unit] = kind === 'WEIGHT' ? ['weight', 'grams'] : [shippingText.orderValue, currency];
  const kept = rate?.kind === kind ? rate : null;
  const shown = (bound: number | null | undefined) =>
    bound == null ? '' : String(kind === 'WEIGHT' ? bound : inUnits(bound));
  const input = kind === 'WEIGHT' ? GRAMS : AMOUNT;
  return (
    <>
      <InputField
        key={`${kind} from`}
        label={shippingText.fromOfIn(what, unit)}
        {...field('from')}
        {...input}
        placeholder="0"
        defaultValue={shown(kept?.from)}
      />
      <InputField
        key={`${kind} until`}
        label={shippingText.belowOfIn(what, unit)}
        {...field('until')}
        {...input}
        placeholder={sharedText.noLimit}
        defaultValue={shown(kept?.until)}
      />
    </>
  );
}

function units(amount: number | null | undefined): string {
  return amount == null ? '' : String(inUnits(amount));
}

const AMOUNT = { inputMode: 'decimal', autoComplete: 'off' } as const;
const PERCENT = { type: 'number', min: 0, max: 100, step: 0.01, required: true } as const;
const GRAMS = { type: 'number', min: 0, step: 1 } as const;
const DAYS = { type: 'number', min: 0, max: 365, placeholder: sharedText.notSet } as const;
