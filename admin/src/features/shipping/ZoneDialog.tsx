import * as sharedText from '#messages/shared.ts';
import * as shippingText from '#messages/shipping.ts';
import { Fault } from '../../components/Fault.tsx';
import '../../components/form.css';
import './shipping.css';
import { useState } from 'react';
import { runMutation } from '../../client/apollo-client.ts';
import { Button } from '../../components/Button.tsx';
import { InputField } from '../../components/Field.tsx';
import { FormModal } from '../../components/FormModal.tsx';
import { useKeptFocus } from '../../components/focus.ts';
import type { RowDialogProps } from '../../components/use-row-dialogs.tsx';
import {
  SaveShippingZoneDocument,
  type ShippingRateRowFragment,
  type ShippingZoneRowFragment,
} from '../../graphql.generated.ts';
import { AreaFields } from './AreaFields.tsx';
import { RateFields } from './RateFields.tsx';
import { readZoneForm } from './zone-input.ts';

interface Props extends RowDialogProps<ShippingZoneRowFragment> {
  /** The shop's destination countries. */
  countries: readonly string[];
}

/** A rate in the form. Its key stays the same when others are added or removed. */
interface Row {
  key: string;
  rate: ShippingRateRowFragment | null;
}

/** Adds or edits a shipping zone with its rates. */
export function ZoneDialog({ row: zone, countries, onChanged, onClosed }: Props) {
  const { rows, isChanged, add, remove } = useRows(zone);
  const rates = useKeptFocus<HTMLFieldSetElement>(String(rows.length));
  const submit = async (entered: FormData) => {
    const input = readZoneForm(
      entered,
      rows.map(({ key }) => key),
    );
    await runMutation(SaveShippingZoneDocument, {
      input: { ...input, ...(zone && { id: zone.id, version: zone.version }) },
    });
    onChanged();
  };
  return (
    <FormModal
      title={zone ? shippingText.editShippingZone : shippingText.addShippingZone}
      action={sharedText.save}
      closeLabel={sharedText.cancel}
      isUnsaved={isChanged}
      done={zone ? shippingText.shippingZoneSaved : shippingText.shippingZoneAdded}
      onSubmit={submit}
      onUnknown={onChanged}
      onClosed={onClosed}
    >
      <InputField
        label={shippingText.nameOnlyYourTeamSeesIt}
        name="name"
        required
        maxLength={100}
        defaultValue={zone?.name ?? ''}
        autoComplete="off"
      />
      <AreaFields zone={zone} countries={countries} />
      <fieldset ref={rates} tabIndex={-1} className="stack" aria-label={shippingText.rates}>
        {rows.map(({ key, rate }, index) => (
          <RateFields key={key} name={key} number={index + 1} rate={rate} onRemove={() => remove(key)} />
        ))}
        {rows.length === 0 && <p>{shippingText.withoutRateShopDoesNotDeliver}</p>}
      </fieldset>
      <Button label={shippingText.addRate} icon="add" isQuiet isSmall onClick={add} />
      <Fault name="rates" />
    </FormModal>
  );
}

function useRows(zone: ShippingZoneRowFragment | null) {
  const [rows, setRows] = useState<Row[]>(() =>
    zone ? zone.rates.map((rate) => ({ key: rate.id, rate })) : [newRow(0)],
  );
  const [added, setAdded] = useState(1);
  const add = () => {
    setRows([...rows, newRow(added)]);
    setAdded(added + 1);
  };
  const remove = (key: string) => setRows(rows.filter((row) => row.key !== key));
  const stored = zone ? zone.rates.map(({ id }) => id).join() : newRow(0).key;
  return { rows, isChanged: rows.map(({ key }) => key).join() !== stored, add, remove };
}

function newRow(number: number): Row {
  return { key: `new-${number}`, rate: null };
}
