import { COUNTRIES } from '@mela/rules/countries.ts';
import { useState } from 'react';
import * as sellingText from '#messages/selling.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../components/Button.tsx';
import { InputField } from '../../components/Field.tsx';
import { countryName } from '../../format.ts';

interface Props {
  /** The initial selection, for detecting changes. */
  stored: readonly string[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

const ALL = COUNTRIES.map((code) => ({ code, name: countryName(code) })).sort((one, other) =>
  one.name.localeCompare(other.name),
);

/** A checkbox per country. Countries that the search hides are submitted, too. */
export function CountryList({ stored, chosen, onChoose }: Props) {
  const [text, setText] = useState('');
  const sought = text.trim().toLowerCase();
  const shown = ALL.filter(
    ({ code, name }) => name.toLowerCase().includes(sought) || code.toLowerCase() === sought,
  );
  const choose = (codes: readonly string[], isChosen: boolean) => {
    const others = [...chosen].filter((code) => !codes.includes(code));
    onChoose(new Set(isChosen ? [...others, ...codes] : others));
  };
  const chooseShown = (isChosen: boolean) =>
    choose(
      shown.map(({ code }) => code),
      isChosen,
    );
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in its field must not submit the surrounding form */}
      <div
        className="selling__country-tools"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
        }}
      >
        <InputField
          label={sellingText.findCountry}
          type="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button label={sellingText.chooseAll} isQuiet onClick={() => chooseShown(true)} />
        <Button label={sellingText.chooseNone} isQuiet onClick={() => chooseShown(false)} />
      </div>
      <fieldset className="selling__country-list" aria-label={sharedText.countries}>
        {ALL.map((country) => (
          <label key={country.code} className="check" hidden={!shown.includes(country)}>
            <input
              type="checkbox"
              name="countries"
              value={country.code}
              checked={chosen.has(country.code)}
              ref={(box) => {
                if (box) box.defaultChecked = stored.includes(country.code);
              }}
              onChange={({ target }) => choose([country.code], target.checked)}
            />
            {country.name}
          </label>
        ))}
      </fieldset>
      <p role="status">{shown.length === 0 && sellingText.noCountryIsCalled(text.trim())}</p>
    </>
  );
}
