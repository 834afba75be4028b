import { useState } from 'react';
import { useOnDemand } from '../../components/use-on-demand.ts';
import { sentenceOf } from './selling-words.ts';

interface Props {
  /** Codes of two letters. */
  stored: readonly string[];
  fault: string | undefined;
}

const loadList = async () => (await import('./CountryList.tsx')).CountryList;

/** The countries that the shop sends to, by their names; the list of all of them is loaded when it is opened. */
export function CountriesField({ stored, fault }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(stored));
  const [isOpen, setIsOpen] = useState(false);
  const List = useOnDemand(isOpen, loadList, () => setIsOpen(false));
  return (
    <div className="selling__wide">
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          Countries it sends to: <span>{sentenceOf(chosen)}</span>
        </summary>
        {List && <List stored={stored} chosen={chosen} onChoose={setChosen} />}
      </details>
      {!List && stored.map((code) => <input key={code} type="hidden" name="countries" value={code} />)}
      <p className="form-fault" role="alert">
        {fault}
      </p>
    </div>
  );
}
