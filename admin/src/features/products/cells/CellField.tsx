import type { CellField as Field } from './cell.ts';

interface Props {
  id: string;
  field: Field;
  value: string;
  fault: string | undefined;
  isFirst: boolean;
  isBusy: boolean;
  onType: (value: string) => void;
  onKeyDown: (event: React.KeyboardEvent) => void;
}

export function CellField({ id, field, value, fault, isFirst, isBusy, onType, onKeyDown }: Props) {
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
