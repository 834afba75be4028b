import '../../components/form.css';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Button } from '../../components/Button.tsx';
import { FormModal } from '../../components/FormModal.tsx';
import { InputField } from '../../components/InputField.tsx';
import type {
  ShippingRateRowFragment,
  ShippingZoneInput,
  ShippingZoneRowFragment,
} from '../../graphql.generated.ts';
import { formFaults } from '../../graphql-errors.ts';
import { AreaFields } from './AreaFields.tsx';
import { RateFields } from './RateFields.tsx';
import { readZoneForm } from './zone-input.ts';

interface Props {
  /** null: a new one. */
  zone: ShippingZoneRowFragment | null;
  /** Those that the shop sells to. */
  countries: readonly string[];
  save: (input: ShippingZoneInput) => Promise<unknown>;
  onChanged: () => void;
  onClosed: () => void;
}

/** A rate of the form. Its key stays the same while others come and go. */
interface Row {
  key: string;
  rate: ShippingRateRowFragment | null;
}

/** Adds or edits a shipping zone with its rates. */
export function ZoneDialog({ zone, countries, save, onChanged, onClosed }: Props) {
  const [faults, setFaults] = useState<Record<string, string>>({});
  const { rows, isChanged, add, remove } = useRows(zone);
  /** @returns why it was not saved, '' where that is said at a field; null once it is saved */
  const submit = async (entered: FormData) => {
    const input = readZoneForm(
      entered,
      rows.map(({ key }) => key),
    );
    try {
      await save({ ...input, ...(zone && { id: zone.id, version: zone.version }) });
    } catch (error) {
      const { form, ...fields } = formFaults(error as Error);
      setFaults(fields);
      return form ?? '';
    }
    toast.success(zone ? 'Shipping zone saved' : 'Shipping zone added');
    onChanged();
    return null;
  };
  return (
    <FormModal
      title={zone ? 'Edit shipping zone' : 'Add shipping zone'}
      action="Save"
      closeLabel="Cancel"
      isUnsaved={isChanged}
      onSubmit={submit}
      onClosed={onClosed}
    >
      <InputField
        label="Name (only your team sees it)"
        name="name"
        required
        maxLength={100}
        defaultValue={zone?.name ?? ''}
        autoComplete="off"
        fault={faults['name']}
      />
      <AreaFields zone={zone} countries={countries} faults={faults} />
      {rows.map(({ key, rate }, index) => (
        <RateFields
          key={key}
          name={key}
          number={index + 1}
          rate={rate}
          faultOf={(field) => faults[`rates.${index}.${field}`]}
          onRemove={() => remove(key)}
        />
      ))}
      {rows.length === 0 && <p>Without a rate, the shop does not deliver to these addresses.</p>}
      <Button label="Add rate" icon="add" isQuiet isSmall onClick={add} />
      <p className="form-fault" role="alert">
        {faults['rates']}
      </p>
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
