import { Button } from '../../../components/Button.tsx';
import './cell-editor.css';
import { useId, useRef } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { CellField } from './CellField.tsx';
import type { Cell } from './cell.ts';
import { nextCell, openCell } from './next-cell.ts';
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
        if (!isInside) void save(true);
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
