import { memo, useCallback, useDeferredValue, useId, useRef, useState } from 'react';
import * as productFormText from '#messages/product-form.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../../../components/Button.tsx';
import type { FormErrors } from '../form-state.ts';
import type { FormImage } from '../image-list.ts';
import { filledDown, withCell, withPasted } from './edit-rows.ts';
import { MatrixRow } from './MatrixRow.tsx';
import { COLUMNS, type Column, type Matrix, rowTitle, type VariantCells } from './matrix.ts';
import { COLUMN_LABELS, type Place, placeOf } from './matrix-cells.ts';
import { cellField } from './matrix-errors.ts';
import { moveByKey } from './move-by-key.ts';

interface Props {
  matrix: Matrix;
  images: FormImage[];
  errors: FormErrors;
  /** The product's price as typed. */
  price: string;
  compareAtPrice: string;
  cost: string;
  weightGrams: string;
  /** The tax in percent that the prices include. */
  includedTax: number;
  onEdit: (change: (matrix: Matrix) => Matrix) => void;
}

/** The number of rows that are rendered at once. Further rows follow when the browser is idle. */
const FIRST_ROWS = 20;

const SEVERAL_CELLS = /[\t\n]/;

/** A row per variant, edited as in a spreadsheet: arrows and Enter move, Ctrl+D or a handle fills down. */
export const MatrixTable = memo(function MatrixTable(props: Props) {
  const { matrix, images, errors, price, compareAtPrice, cost, weightGrams, includedTax, onEdit } = props;
  const helpId = useId();
  const last = matrix.rows.length - 1;
  const drawn = useDeferredValue(matrix.rows.length, FIRST_ROWS);
  const { table, place, end, fillDown, handlers } = useSelection(last, onEdit);
  const edit = useCallback(
    <C extends Column>(key: string, column: C, value: VariantCells[C]) =>
      onEdit((current) => withCell(current, key, column, value)),
    [onEdit],
  );

  return (
    <>
      <MatrixTools helpId={helpId} place={place} last={last} onFill={fillDown} />
      <div className="matrix__scroll">
        <table
          ref={table}
          className="matrix"
          aria-label={sharedText.variants}
          aria-describedby={helpId}
          {...handlers}
        >
          <MatrixHead />
          <tbody>
            {matrix.rows.slice(0, drawn).map((row, index) => {
              const isHere = place?.row === index;
              const isFilled = place !== null && end !== null && index > place.row && index <= end;
              return (
                <MatrixRow
                  key={row.key}
                  row={row}
                  index={index}
                  title={rowTitle(matrix.options, row)}
                  images={images}
                  errors={errorsOf(errors, row.key)}
                  price={price}
                  compareAtPrice={compareAtPrice}
                  cost={cost}
                  weightGrams={weightGrams}
                  includedTax={includedTax}
                  active={isHere && index < last ? place.column : null}
                  filled={isFilled ? place.column : null}
                  onEdit={edit}
                />
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
});

interface ToolsProps {
  helpId: string;
  place: Place | null;
  last: number;
  onFill: () => void;
}

function MatrixTools({ helpId, place, last, onFill }: ToolsProps) {
  return (
    <div className="matrix__tools">
      <p className="product-form__hint" id={helpId}>
        {productFormText.emptyCellsUseProductsValues}{' '}
        <span className="matrix__keys">{productFormText.moveWithArrowKeysAndEnter}</span>
      </p>
      <Button
        label={place ? productFormText.fillColumnDown(COLUMN_LABELS[place.column]) : productFormText.fillDown}
        isQuiet
        isSmall
        disabled={place === null || place.row >= last}
        // Keep the focus in the cell.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onFill}
      />
    </div>
  );
}

function MatrixHead() {
  return (
    <thead>
      <tr>
        <th scope="col" className="matrix__title">
          {sharedText.variant}
        </th>
        {COLUMNS.map((column) => (
          <th key={column} scope="col" className={`matrix__${column}`}>
            {COLUMN_LABELS[column]}
          </th>
        ))}
        <th scope="col" className="matrix__margin">
          {productFormText.margin}
        </th>
      </tr>
    </thead>
  );
}

/** The focused cell, the selection below it, and handlers that move, fill and paste. */
function useSelection(last: number, onEdit: Props['onEdit']) {
  const table = useRef<HTMLTableElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  /** The last row of the selection. */
  const [end, setEnd] = useState<number | null>(null);
  const fill = (to: number) => {
    if (!place) return;
    onEdit((current) => filledDown(current, place.column, place.row, to));
    setEnd(null);
  };
  const fillDown = () => fill(end ?? last);
  const { stop, ...drag } = useFillDrag(table, place, setEnd, fill);

  const onFocus = ({ target }: React.FocusEvent) => {
    const next = placeOf(target);
    if (next && (next.row !== place?.row || next.column !== place.column)) {
      setPlace(next);
      setEnd(null);
    }
  };
  const onKeyDown = (event: React.KeyboardEvent<HTMLTableElement>) => {
    if (!place) return;
    if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      fillDown();
    } else if (event.shiftKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const next = (end ?? place.row) + (event.key === 'ArrowDown' ? 1 : -1);
      setEnd(Math.min(last, Math.max(place.row, next)));
    } else if (event.key === 'Escape' && end !== null) {
      event.preventDefault();
      stop();
    } else moveByKey(event, place);
  };
  const onPaste = (event: React.ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    // Leave a single value to the field itself.
    if (!place || !SEVERAL_CELLS.test(text.trimEnd())) return;
    event.preventDefault();
    onEdit((current) => withPasted(current, place, text));
  };
  return { table, place, end, fillDown, handlers: { onFocus, onKeyDown, onPaste, ...drag } };
}

const NO_ERRORS = '';

/** The errors of a row as text, so that memoised rows with the same errors are not rendered again. */
function errorsOf(errors: FormErrors, key: string): string {
  const own = ['selectedOptions', 'id', ...COLUMNS].flatMap((column) => {
    const error = errors[cellField(key, column)];
    return error === undefined ? [] : [[column, error]];
  });
  return own.length === 0 ? NO_ERRORS : JSON.stringify(Object.fromEntries(own));
}

/** Releasing the handle fills the cells that it was dragged over. Escape or a lost pointer cancels. */
function useFillDrag(
  table: { current: HTMLTableElement | null },
  place: Place | null,
  onOver: (row: number | null) => void,
  onFill: (row: number) => void,
) {
  const over = useRef<number | null>(null);
  const isDragging = useRef(false);
  const stop = () => {
    isDragging.current = false;
    over.current = null;
    onOver(null);
  };
  return {
    stop,
    onPointerDown: (event: React.PointerEvent) => {
      if (!(event.target as Element).closest('[data-fill]') || !place) return;
      event.preventDefault();
      isDragging.current = true;
      table.current?.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ clientX, clientY }: React.PointerEvent) => {
      if (!isDragging.current || !place) return;
      const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('tr[data-row]');
      const index = Number(row?.dataset['row'] ?? Number.NaN);
      if (Number.isNaN(index) || index === over.current) return;
      over.current = index;
      onOver(Math.max(place.row, index));
    },
    onPointerUp: () => {
      if (!isDragging.current) return;
      const to = over.current;
      stop();
      if (to !== null) onFill(to);
    },
    onPointerCancel: stop,
  };
}
