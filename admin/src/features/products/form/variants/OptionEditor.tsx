import { DETAIL_LIMITS } from '@mela/rules/detail-limits.ts';
import { type KeyboardEvent, useId, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import * as productFormText from '#messages/product-form.ts';
import { Icon, type IconName } from '../../../../components/Icon.tsx';
import {
  countLeftOut,
  renamedOption,
  renamedValue,
  withOptionAt,
  withoutOption,
  withoutValue,
  withValueAt,
  withValues,
} from './edit-options.ts';
import type { Matrix, OptionDraft, ValueDraft } from './matrix.ts';

interface Props {
  option: OptionDraft;
  index: number;
  /** The number of options. */
  count: number;
  isWrong: boolean;
  onEdit: (change: (matrix: Matrix) => Matrix) => void;
  /** Removes something from the matrix, after asking the operator. */
  onRemove: (name: string, change: (matrix: Matrix) => Matrix) => void;
}

/** An option's name and values, with buttons that move and remove the option or a value. */
export function OptionEditor(props: Props) {
  const { option, index, isWrong, onEdit, onRemove } = props;
  const { key, name, values } = option;
  const id = useId();
  const label = name.trim() || productFormText.optionIndex(index + 1);
  return (
    <fieldset className="option">
      <legend className="visually-hidden">{productFormText.optionIndexOf(index + 1)}</legend>
      <div className="field option__name">
        <label htmlFor={id}>{productFormText.option}</label>
        <input
          id={id}
          value={name}
          placeholder={productFormText.colour}
          maxLength={DETAIL_LIMITS.optionName}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the operator has just added it
          autoFocus={name === '' && values.length === 0}
          aria-invalid={isWrong && name.trim() === ''}
          aria-describedby={isWrong ? 'variant-options-error' : undefined}
          onKeyDown={keepOnPage}
          onChange={({ target }) => onEdit((matrix) => renamedOption(matrix, key, target.value))}
        />
      </div>
      <ul className="option__values" aria-label={productFormText.valuesOfLabel(label)}>
        {values.map((value, place) => (
          <Value
            key={value.key}
            option={option}
            value={value}
            place={place}
            onEdit={onEdit}
            onRemove={onRemove}
          />
        ))}
        {values.length < DETAIL_LIMITS.optionValues && (
          <li>
            <NewValue
              label={label}
              onAdd={(text) => {
                tellLeftOut(countLeftOut(option, text));
                onEdit((matrix) => withValues(matrix, key, text));
              }}
            />
          </li>
        )}
      </ul>
      {/* Last in the tab order, so that Tab moves from the name to the values. */}
      <OptionButtons {...props} label={label} />
    </fieldset>
  );
}

function OptionButtons({
  option: { key },
  index,
  count,
  label,
  onEdit,
  onRemove,
}: Props & { label: string }) {
  return (
    <div className="option__buttons">
      {index > 0 && (
        <IconButton
          icon="earlier"
          label={productFormText.moveLabelEarlier(label)}
          onPress={() => onEdit((matrix) => withOptionAt(matrix, key, index - 1))}
        />
      )}
      {index < count - 1 && (
        <IconButton
          icon="later"
          label={productFormText.moveLabelLater(label)}
          onPress={() => onEdit((matrix) => withOptionAt(matrix, key, index + 1))}
        />
      )}
      <IconButton
        icon="remove"
        label={productFormText.removeLabel(label)}
        onPress={() => onRemove(label, (matrix) => withoutOption(matrix, key))}
      />
    </div>
  );
}

function tellLeftOut(count: number): void {
  if (count === 0) return;
  toast.error(productFormText.valuesNotAdded(count, DETAIL_LIMITS.optionValues));
}

interface ValueProps extends Pick<Props, 'option' | 'onEdit' | 'onRemove'> {
  value: ValueDraft;
  place: number;
}

function Value({ option, value: { key, text }, place, onEdit, onRemove }: ValueProps) {
  return (
    <li className="option__value">
      {place > 0 && (
        <IconButton
          icon="earlier"
          label={productFormText.moveValueEarlier(text)}
          onPress={() => onEdit((matrix) => withValueAt(matrix, option.key, key, place - 1))}
        />
      )}
      <input
        className="option__text"
        aria-label={productFormText.valuePlace(place + 1)}
        aria-invalid={text.trim() === ''}
        value={text}
        maxLength={DETAIL_LIMITS.optionValue}
        autoComplete="off"
        onKeyDown={keepOnPage}
        onChange={({ target }) => onEdit((matrix) => renamedValue(matrix, option.key, key, target.value))}
      />
      <IconButton
        icon="close"
        label={productFormText.removeValue(text)}
        onPress={() => onRemove(text, (matrix) => withoutValue(matrix, option.key, key))}
      />
    </li>
  );
}

/** Adds a value on Enter, comma or blur, and several on paste. */
function NewValue({ label, onAdd }: { label: string; onAdd: (text: string) => void }) {
  const [text, setText] = useState('');
  const add = () => {
    if (text.trim() !== '') onAdd(text);
    setText('');
  };
  return (
    <input
      className="option__new"
      aria-label={productFormText.addValueTo(label)}
      placeholder={productFormText.addValue}
      value={text}
      autoComplete="off"
      enterKeyHint="done"
      onBlur={add}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text');
        // Handle pasted lines here, because the field would drop the line breaks and join the values.
        if (!/[\n\t]/.test(pasted)) return;
        event.preventDefault();
        onAdd(text + pasted);
        setText('');
      }}
      onKeyDown={(event) => {
        keepOnPage(event);
        if (event.key === 'Enter' || event.key === ',') {
          event.preventDefault();
          add();
        }
      }}
      onChange={({ target }) => setText(target.value)}
    />
  );
}

/** Prevents Enter from submitting the form. */
function keepOnPage(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

function IconButton({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <button type="button" className="option__button" aria-label={label} title={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
