import { useState } from 'react';
import * as sellingText from '#messages/selling.ts';
import { Fault } from '../../components/Fault.tsx';
import { useOnDemand } from '../../components/use-on-demand.ts';
import { sentenceOf } from './selling-words.ts';

interface Props {
  /** The two-letter codes of the stored countries. */
  stored: readonly string[];
}

const loadList = async () => (await import('./CountryList.tsx')).CountryList;

/** Selects the destination countries by name. The full list is loaded when it is opened. */
export function CountriesField({ stored }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(stored));
  const [isOpen, setIsOpen] = useState(false);
  const List = useOnDemand(isOpen, loadList, () => setIsOpen(false));
  return (
    <div className="selling__wide">
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          {sellingText.shipsTo} <span>{sentenceOf(chosen)}</span>
        </summary>
        {List && <List stored={stored} chosen={chosen} onChoose={setChosen} />}
      </details>
      {!List && stored.map((code) => <input key={code} type="hidden" name="countries" value={code} />)}
      <Fault name="countries" />
    </div>
  );
}
