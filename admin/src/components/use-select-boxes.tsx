import * as componentsText from '#messages/components.ts';
import './select-box.css';
import { type ReactNode, useRef } from 'react';
import type { Selection } from './use-selection.ts';

/** Makes the rows of a table selectable. */
export interface RowSelection<Row> extends Selection {
  /** The name of a row, for its checkbox. */
  nameOf: (row: Row) => string;
}

/** @returns checkboxes for the heading and for each row. A press with Shift selects all rows since the last press. */
export function useSelectBoxes<Row>(
  rows: readonly Row[] | undefined,
  keyOf: (row: Row) => string | number,
  selection: RowSelection<Row> | undefined,
): { page?: ReactNode; boxOf: (row: Row, index: number) => ReactNode } {
  const last = useRef(0);
  if (!selection) return { boxOf: () => null };
  const { ids, isAll, select, nameOf } = selection;
  const keys = rows?.map((row) => String(keyOf(row))) ?? [];
  const pick = (index: number, isSelected: boolean, isRange: boolean) => {
    const from = isRange ? Math.min(last.current, index) : index;
    const until = isRange ? Math.max(last.current, index) : index;
    last.current = index;
    select(keys.slice(from, until + 1), isSelected);
  };
  return {
    page: (
      <SelectBox
        label={componentsText.selectThisPage}
        isSelected={keys.length > 0 && keys.every((key) => ids.has(key))}
        onSelect={(isSelected) => select(keys, isSelected)}
      />
    ),
    boxOf: (row, index) => (
      <SelectBox
        label={componentsText.selectRow(nameOf(row))}
        isSelected={isAll || ids.has(String(keyOf(row)))}
        onSelect={(isSelected, isRange) => pick(index, isSelected, isRange)}
      />
    ),
  };
}

interface BoxProps {
  label: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean, isRange: boolean) => void;
}

function SelectBox({ label, isSelected, onSelect }: BoxProps) {
  return (
    <input
      type="checkbox"
      className="select-box"
      aria-label={label}
      checked={isSelected}
      onChange={({ target, nativeEvent }) =>
        onSelect(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}
