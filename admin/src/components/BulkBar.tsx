import './bulk-bar.css';
import type { ReactNode } from 'react';
import { formatCount } from '../format.ts';
import { Button } from './Button.tsx';
import type { Selection } from './use-selection.ts';

interface Props {
  /** The plural of a row, for the middle of a sentence. */
  plural: string;
  selection: Selection;
  /** The keys of the rows on this page. */
  keys: string[];
  /** The number of matching rows on all pages, if all can be selected. */
  total?: number;
  /** The actions. */
  children: ReactNode;
}

/** Actions on all selected rows. */
export function BulkBar({ plural, selection, keys, total = 0, children }: Props) {
  const { ids, isAll, select, selectAll, clear } = selection;
  const selected = keys.filter((key) => ids.has(key)).length;
  return (
    <section className="bulk-bar" aria-label={`Selected ${plural}`}>
      <p role="status">{formatCount(isAll ? total : selected)} selected</p>
      {!isAll && selected < keys.length && (
        <Button isQuiet isSmall label="Select this page" onClick={() => select(keys, true)} />
      )}
      {!isAll && selected === keys.length && total > selected && (
        <Button isQuiet isSmall label={`Select all ${formatCount(total)}`} onClick={selectAll} />
      )}
      <Button isQuiet isSmall label="Clear" onClick={clear} />
      <div className="row bulk-bar__changes">{children}</div>
    </section>
  );
}
