import * as componentsText from '#messages/components.ts';
import './bulk-bar.css';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { useKeptFocus } from './focus.ts';
import type { Selection } from './use-selection.ts';

interface Props {
  /** The plural noun for rows, for the middle of a sentence. */
  plural: string;
  selection: Selection;
  /** The keys of the rows on this page. */
  keys: string[];
  /** The number of matching rows on all pages, if all can be selected. */
  total?: number;
  children: ReactNode;
}

/** Actions on all selected rows. */
export function BulkBar({ plural, selection, keys, total = 0, children }: Props) {
  const { ids, isAll, select, selectAll, clear } = selection;
  const selected = keys.filter((key) => ids.has(key)).length;
  const bar = useKeptFocus<HTMLElement>(`${selected} ${isAll}`);
  return (
    <section
      ref={bar}
      tabIndex={-1}
      className="bulk-bar"
      aria-label={componentsText.selectedPluralName(plural)}
    >
      <p role="status">{componentsText.selected(isAll ? total : selected)}</p>
      {!isAll && selected < keys.length && (
        <Button isQuiet isSmall label={componentsText.selectThisPage} onClick={() => select(keys, true)} />
      )}
      {!isAll && selected === keys.length && total > selected && (
        <Button isQuiet isSmall label={componentsText.selectAllTotal(total)} onClick={selectAll} />
      )}
      <Button isQuiet isSmall label={componentsText.clear} onClick={clear} />
      <div className="row bulk-bar__changes">{children}</div>
    </section>
  );
}
