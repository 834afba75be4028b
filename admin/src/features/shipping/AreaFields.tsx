import { INDIAN_STATES } from '@mela/rules/indian-states.ts';
import { useState } from 'react';
import { countryName } from '../../components/country-names.ts';
import { SelectField } from '../../components/Select.tsx';
import type { ShippingZoneRowFragment } from '../../graphql.generated.ts';
import { type Area, areaOf } from './zone-input.ts';
import { INDIA } from './zone-words.ts';

interface Props {
  zone: ShippingZoneRowFragment | null;
  /** Those that the shop sells to. */
  countries: readonly string[];
  faults: Readonly<Record<string, string>>;
}

const AREAS: { value: Area; label: string }[] = [
  { value: 'COUNTRIES', label: 'Whole countries' },
  { value: 'STATES', label: 'States of a country' },
  { value: 'POSTCODES', label: 'PIN codes or postcodes of a country' },
  { value: 'OTHERS', label: 'All other countries' },
];

/** Which addresses a zone is for. */
export function AreaFields({ zone, countries, faults }: Props) {
  const [area, setArea] = useState<Area>(areaOf(zone));
  const stored = zone?.countries ?? [];
  const known = [...new Set([...countries, ...stored])];
  const options = known
    .map((code) => ({ value: code, label: countryName(code) }))
    .sort((one, other) => one.label.localeCompare(other.label));
  const [country, setCountry] = useState(stored[0] ?? (known.includes(INDIA) ? INDIA : (known[0] ?? INDIA)));
  const isOfOne = area === 'STATES' || area === 'POSTCODES';
  return (
    <>
      <SelectField
        label="Addresses"
        name="area"
        options={AREAS}
        value={area}
        onChange={({ target }) => setArea(target.value as Area)}
      />
      {area === 'COUNTRIES' && (
        <Boxes legend="Countries" name="countries" options={options} stored={zone ? stored : [country]} />
      )}
      {isOfOne && (
        <SelectField
          label="Country"
          name="countries"
          options={options}
          value={country}
          onChange={({ target }) => setCountry(target.value)}
        />
      )}
      {area === 'STATES' && <States country={country} zone={zone} />}
      {area === 'POSTCODES' && <Postcodes country={country} zone={zone} fault={faults['postalCodes']} />}
      <p className="form-fault" role="alert">
        {faults['countries'] ?? faults['regions']}
      </p>
    </>
  );
}

function States({ country, zone }: Pick<Props, 'zone'> & { country: string }) {
  const stored = zone?.countries[0] === country ? zone.regions : [];
  if (country === INDIA) {
    const options = Object.entries(INDIAN_STATES).map(([value, label]) => ({ value, label }));
    return <Boxes legend="States" name="regions" options={options} stored={stored} />;
  }
  return (
    <label className="field">
      States, one on each line, as customers write them
      <textarea key={country} name="regions" rows={3} required defaultValue={stored.join('\n')} />
    </label>
  );
}

interface PostcodesProps extends Pick<Props, 'zone'> {
  country: string;
  fault: string | undefined;
}

function Postcodes({ country, zone, fault }: PostcodesProps) {
  const isIndian = country === INDIA;
  const isStored = zone?.countries[0] === country;
  return (
    <>
      <label className="field">
        {isIndian ? 'PIN codes, one on each line' : 'Postcodes, one on each line'}
        <textarea
          key={country}
          name="postalCodes"
          rows={4}
          required
          spellCheck={false}
          placeholder={isIndian ? '400001\n400050-400099\n4110*' : '10115\n10000-10999\nSW1*'}
          defaultValue={isStored ? zone.postalCodes.join('\n') : ''}
          aria-invalid={fault !== undefined}
        />
        <span className="form-fault">{fault}</span>
      </label>
      {isStored && zone.regions.map((name) => <input key={name} type="hidden" name="regions" value={name} />)}
    </>
  );
}

interface BoxesProps {
  legend: string;
  name: string;
  options: readonly { value: string; label: string }[];
  stored: readonly string[];
}

function Boxes({ legend, name, options, stored }: BoxesProps) {
  return (
    <fieldset className="shipping__boxes">
      <legend>{legend}</legend>
      <div>
        {options.map(({ value, label }) => (
          <label key={value} className="check">
            <input type="checkbox" name={name} value={value} defaultChecked={stored.includes(value)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
