import { Button } from '../../../components/Button.tsx';
import './cell-editor.css';
import { useId, useRef } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import type { Cell, CellField as Field } from './cell.ts';
import { WHOLE } from './save-outcome.ts';
import { useCellSave } from './use-cell-save.ts';

interface Props {
  cell: Cell;
  onClosed: () => void;
}

/** Enter and leaving save, Tab goes on to the next cell of the row, Escape leaves all as it was. */
export function CellEditor({ cell, onClosed }: Props) {
  const root = useRef<HTMLSpanElement>(null);
  const id = useId();
  const { typed, type, outcome, isBusy, save, settle, close } = useCellSave(cell, root, onClosed);
  const faults = outcome?.kind === 'wrong' ? outcome.faults : {};
  const last = cell.fields.length - 1;

  const goOn = (event: React.KeyboardEvent, index: number) => {
    const isBack = event.shiftKey;
    if (index !== (isBack ? 0 : last) || outcome?.kind === 'conflict') return;
    const next = root.current && nextCell(root.current, isBack);
    // Otherwise the browser goes on, and leaving saves.
    if (!next) return;
    event.preventDefault();
    void save();
    openCell(next);
  };
  const onKeyDown = (event: React.KeyboardEvent, index: number) => {
    if (event.key === 'Tab') goOn(event, index);
    if (event.key === 'Enter') {
      event.preventDefault();
      void save();
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what its fields do
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
      onBlur={({ relatedTarget, currentTarget, target }) => {
        const isInside = currentTarget.contains(relatedTarget) || document.activeElement === target;
        // It is asked whether to leave the screen.
        const isAsked = relatedTarget?.closest('dialog');
        if (!isInside && !isAsked) void save(true);
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
      <span className="cell-editor__buttons">
        <EditorButton icon="check" label="Save" onPress={() => void save()} />
        <EditorButton icon="close" label="Cancel" onPress={close} />
      </span>
      <span className="cell-editor__message" role="alert">
        {faults[WHOLE]}
        {outcome?.kind === 'conflict' && (
          <>
            Meanwhile it was changed to {outcome.theirs}.
            <Button label={`Save ${outcome.mine}`} isSmall onClick={() => void settle(outcome.saveMine())} />
            <Button
              label={`Keep ${outcome.theirs}`}
              isQuiet
              isSmall
              onClick={() => void cell.reload().then(close, close)}
            />
          </>
        )}
      </span>
    </span>
  );
}

interface ButtonProps {
  icon: 'check' | 'close';
  label: string;
  onPress: () => void;
}

/** For fingers, which have neither Enter nor Escape. Out of the way of Tab. */
function EditorButton({ icon, label, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      className="cell-editor__button"
      aria-label={label}
      tabIndex={-1}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

/** The cell beside one that is being edited, in its row; null at the end of the row. */
function nextCell(editor: Element, isBack: boolean): HTMLElement | null {
  const row = editor.closest('[data-cells]');
  const cells = [...(row?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])].filter(isVisible);
  const own = cells.findIndex((cell) => cell.contains(editor));
  return cells[own + (isBack ? -1 : 1)] ?? null;
}

/** Turns a cell into a field, or goes back to the one that it still is. */
function openCell(cell: HTMLElement): void {
  const control = cell.querySelector<HTMLElement>('input, button');
  if (control instanceof HTMLInputElement) control.focus();
  else control?.click();
}

/** Each fact stands twice: in its column and, where there is no room for that, below the name. */
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
        // biome-ignore lint/a11y/noAutofocus: it was just asked for
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
