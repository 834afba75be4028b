import * as productsText from '#messages/products.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../../components/Button.tsx';
import './cell-editor.css';
import { useApolloClient } from '@apollo/client/react';
import { useId, useRef, useState } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import type { ProductRowFragment } from '../../../graphql.generated.ts';
import { type Cell, type CellField as Field, WHOLE } from './cell.ts';
import { type ProductColumn, productCell } from './product-cell.ts';
import { useCellSave } from './use-cell-save.ts';

interface Props {
  cell: Cell;
  onClosed: () => void;
}

/**
 * Edits a cell in place. Enter and leaving the field save, Tab moves to the next cell of the row, Escape
 * cancels.
 */
export function CellEditor({ cell, onClosed }: Props) {
  const root = useRef<HTMLSpanElement>(null);
  const id = useId();
  const { typed, type, outcome, isBusy, save, settle, close } = useCellSave(cell, root, onClosed);
  const faults = outcome?.kind === 'wrong' ? outcome.faults : {};

  const onKeyDown = (event: React.KeyboardEvent, index: number) => {
    const edge = event.shiftKey ? 0 : cell.fields.length - 1;
    const isLeaving = event.key === 'Tab' && index === edge && outcome?.kind !== 'conflict';
    const next = isLeaving && root.current && nextCell(root.current, event.shiftKey);
    // Let Tab move the focus as usual if there is no next cell; leaving the cell saves.
    if (event.key !== 'Enter' && !next) return;
    event.preventDefault();
    void save();
    if (next) openCell(next);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the events of its fields
    <span
      ref={root}
      className="cell-editor"
      aria-busy={isBusy}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        if (!isBusy) close();
      }}
      onBlur={(event) => {
        if (hasLeft(event)) void save(true);
      }}
    >
      {cell.fields.map((field, index) => (
        <CellField
          key={field.name}
          id={`${id}-${field.name}`}
          field={field}
          value={typed[index] ?? ''}
          fault={faults[field.name]}
          isFirst={index === 0}
          isBusy={isBusy}
          onType={(value) => type(index, value)}
          onKeyDown={(event) => onKeyDown(event, index)}
        />
      ))}
      <EditorButtons onSave={() => void save()} onCancel={close} />
      <span className="cell-editor__message" role="alert">
        {faults[WHOLE]}
        {outcome?.kind === 'conflict' && (
          <Conflict
            {...outcome}
            onSave={() => void settle(outcome.saveMine())}
            onKeep={() => void cell.reload().then(close, close)}
          />
        )}
      </span>
    </span>
  );
}

interface ConflictProps {
  theirs: string;
  mine: string;
  onSave: () => void;
  onKeep: () => void;
}

function Conflict({ theirs, mine, onSave, onKeep }: ConflictProps) {
  return (
    <>
      {productsText.someoneChangedItTo(theirs)}
      <Button label={productsText.saveMine(mine)} isSmall onClick={onSave} />
      <Button label={productsText.keepTheirs(theirs)} isQuiet isSmall onClick={onKeep} />
    </>
  );
}

/** Buttons for touch, which has no Enter and Escape keys. Not in the tab order. */
function EditorButtons({ onSave, onCancel }: { onSave: () => void; onCancel: () => void }) {
  return (
    <span className="cell-editor__buttons">
      <EditorButton icon="check" label={sharedText.save} onPress={onSave} />
      <EditorButton icon="close" label={sharedText.cancel} onPress={onCancel} />
    </span>
  );
}

interface ButtonProps {
  icon: 'check' | 'close';
  label: string;
  onPress: () => void;
}

function EditorButton({ icon, label, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      className="cell-editor__button"
      aria-label={label}
      tabIndex={-1}
      // Keep the focus in the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Whether the focus moved to another element, rather than to another window or the leave dialog. */
function hasLeft({ currentTarget, relatedTarget, target }: React.FocusEvent): boolean {
  const isInside = currentTarget.contains(relatedTarget) || document.activeElement === target;
  return !isInside && !relatedTarget?.closest('dialog');
}

/** The neighbouring editable cell in the row. null at the end. */
function nextCell(editor: Element, isBack: boolean): HTMLElement | null {
  const row = editor.closest('[data-cells]');
  const cells = [...(row?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])].filter(isVisible);
  const own = cells.findIndex((cell) => cell.contains(editor));
  return cells[own + (isBack ? -1 : 1)] ?? null;
}

/** Opens a cell's editor, or returns to it if it is still open. */
function openCell(cell: HTMLElement): void {
  const control = cell.querySelector<HTMLElement>('input, button');
  if (control instanceof HTMLInputElement) control.focus();
  else control?.click();
}

/**
 * Whether a cell is visible. Each value is rendered twice: in its column, and below the name for when the
 * column is hidden.
 */
function isVisible(cell: HTMLElement): boolean {
  return cell.checkVisibility?.() ?? true;
}

interface CellFieldProps {
  id: string;
  field: Field;
  value: string;
  fault: string | undefined;
  isFirst: boolean;
  isBusy: boolean;
  onType: (value: string) => void;
  onKeyDown: (event: React.KeyboardEvent) => void;
}

function CellField({ id, field, value, fault, isFirst, isBusy, onType, onKeyDown }: CellFieldProps) {
  const { label, mark, inputMode, maxLength, placeholder } = field;
  return (
    <span className={mark ? 'cell-field cell-field--marked' : 'cell-field'}>
      {mark && <span aria-hidden="true">{mark}</span>}
      <input
        className="cell-field__input"
        aria-label={label}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        value={value}
        inputMode={inputMode}
        maxLength={maxLength}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="done"
        readOnly={isBusy}
        // biome-ignore lint/a11y/noAutofocus: the operator has just opened it
        autoFocus={isFirst}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
      {fault !== undefined && (
        <span className="cell-field__fault" id={`${id}-fault`} role="alert">
          {fault}
        </span>
      )}
    </span>
  );
}

interface ProductCellEditorProps {
  product: ProductRowFragment;
  column: ProductColumn;
  onClosed: () => void;
}

export function ProductCellEditor({ product, column, onClosed }: ProductCellEditorProps) {
  const client = useApolloClient();
  // Keep a snapshot of the cell, so that saving detects changes that were made elsewhere since.
  const [cell] = useState(() => productCell(client, product, column));
  return <CellEditor cell={cell} onClosed={onClosed} />;
}
