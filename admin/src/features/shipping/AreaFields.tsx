import { INDIAN_STATES } from '@mela/rules/indian-states.ts';
import { useState } from 'react';
import * as sharedText from '#messages/shared.ts';
import * as shippingText from '#messages/shipping.ts';
import { ChoicesField, TextField } from '../../components/Field.tsx';
import { SelectField } from '../../components/Select.tsx';
import { countryName } from '../../format.ts';
import type { ShippingZoneRowFragment } from '../../graphql.generated.ts';
import { type Area, areaOf } from './zone-input.ts';
import { INDIA } from './zone-words.ts';

interface Props {
  zone: ShippingZoneRowFragment | null;
  /** The shop's destination countries. */
  countries: readonly string[];
}

const AREAS: { value: Area; label: string }[] = [
  { value: 'COUNTRIES', label: shippingText.wholeCountries },
  { value: 'STATES', label: shippingText.statesOfCountry },
  { value: 'POSTCODES', label: shippingText.pinCodesOrPostcodesOfCountry },
  { value: 'OTHERS', label: shippingText.allOtherCountries },
];

/** The fields that select the addresses of a zone. */
export function AreaFields({ zone, countries }: Props) {
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
        label={shippingText.addresses}
        name="area"
        options={AREAS}
        value={area}
        onChange={({ target }) => setArea(target.value as Area)}
      />
      {area === 'COUNTRIES' && (
        <ChoicesField
          legend={sharedText.countries}
          name="countries"
          options={options}
          stored={zone ? stored : [country]}
          isLong
        />
      )}
      {isOfOne && (
        <SelectField
          label={sharedText.country}
          name="countries"
          options={options}
          value={country}
          onChange={({ target }) => setCountry(target.value)}
        />
      )}
      {area === 'STATES' && <States country={country} zone={zone} />}
      {area === 'POSTCODES' && <Postcodes country={country} zone={zone} />}
    </>
  );
}

function States({ country, zone }: Pick<Props, 'zone'> & { country: string }) {
  const stored = zone?.countries[0] === country ? zone.regions : [];
  if (country === INDIA) {
    const options = Object.entries(INDIAN_STATES).map(([value, label]) => ({ value, label }));
    return (
      <ChoicesField legend={sharedText.states} name="regions" options={options} stored={stored} isLong />
    );
  }
  return (
    <TextField
      key={country}
      label={shippingText.statesOnePerLineSpelled}
      name="regions"
      rows={3}
      required
      defaultValue={stored.join('\n')}
    />
  );
}

function Postcodes({ country, zone }: Pick<Props, 'zone'> & { country: string }) {
  const isIndian = country === INDIA;
  const isStored = zone?.countries[0] === country;
  return (
    <>
      <TextField
        key={country}
        label={isIndian ? shippingText.pinCodesOnePerLine : shippingText.postcodesOnePerLine}
        name="postalCodes"
        rows={4}
        required
        spellCheck={false}
        placeholder={isIndian ? '400001\n400050-400099\n4110*' : shippingText.postcodesExample}
        defaultValue={isStored ? zone.postalCodes.join('\n') : ''}
      />
      {isStored && zone.regions.map((name) => <input key={name} type="hidden" name="regions" value={name} />)}
    </>
  );
}
