import { Button } from '../../components/Button.tsx';
import './content-list.css';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ignoreFurtherClicks } from '../../components/ignore-further-clicks.ts';
import { type ControlProps, ResetButton } from './ContentControl.tsx';
import { type ContentErrors, emptyValue, hasShortRows, keyOf, move } from './content-draft.ts';
import type { ContentNode } from './content-form.evaluated.ts';
import { ListItem } from './ListItem.tsx';

interface Props extends ControlProps {
  node: ContentNode;
  items: unknown[];
  /** Of the whole section. */
  errors: ContentErrors;
  renderItem: (node: ContentNode, value: unknown, index: number) => ReactNode;
}

/** Items that are added, removed, and put in order by drag or by key. */
export function ListControl({ path, field, node, items, error, errors, ...props }: Props) {
  const { onChange, onReset, renderItem } = props;
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const { item } = node;
  const name = field.item ?? 'item';
  const isFull = field.maxItems !== undefined && items.length >= field.maxItems;
  const isRow = hasShortRows(node);
  const { announcement, add, remove, moveTo, dragOf } = useListChanges(items, name, onChange);

  return (
    <section className="content-list" aria-labelledby={id}>
      <ListHead id={id} field={field} count={items.length} onReset={onReset} />
      {error && (
        <p className="content-field__error" role="alert">
          {error}
        </p>
      )}
      <ol
        ref={list}
        className={isRow ? 'content-list__items content-list__items--rows' : 'content-list__items'}
      >
        {item &&
          items.map((value, index) => (
            <ListItem
              key={keyOf(value, index)}
              value={value}
              name={`${capitalised(name)} ${index + 1}`}
              hasErrors={hasErrors(errors, path, index)}
              index={index}
              count={items.length}
              isRow={isRow}
              onMove={(to) => moveTo(index, to)}
              onRemove={() => remove(index, addButton.current)}
              {...dragOf(value, index)}
            >
              {renderItem(item, value, index)}
            </ListItem>
          ))}
      </ol>
      <Button
        label={`Add ${name}`}
        icon="add"
        isQuiet
        isSmall
        ref={addButton}
        className="content-list__add"
        aria-disabled={isFull}
        onClick={() => !isFull && item && add(item, list.current)}
      />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </section>
  );
}

interface HeadProps extends Pick<Props, 'field' | 'onReset'> {
  id: string;
  count: number;
}

function ListHead({ id, field: { label, maxItems }, count, onReset }: HeadProps) {
  return (
    <header className="content-list__head">
      <h3 className="content-list__title" id={id}>
        {label}
      </h3>
      <span className="content-field__hint">
        {count} of {maxItems}
      </span>
      {onReset && <ResetButton of={label.toLowerCase()} onPress={onReset} />}
    </header>
  );
}

/** What is done to the items, and what is said of it to those who cannot see it. */
function useListChanges(items: unknown[], name: string, onChange: (items: unknown[]) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [announcement, announce] = useState('');

  const moveTo = (from: number, to: number) => {
    onChange(move(items, from, to));
    announce(`${capitalised(name)} ${from + 1} is now ${to + 1} of ${items.length}.`);
  };
  const add = (item: ContentNode, list: HTMLElement | null) => {
    flushSync(() => onChange([...items, emptyValue(item)]));
    // An item that has just been added is open.
    const added = list?.lastElementChild;
    added?.querySelector('details')?.setAttribute('open', '');
    added?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  };
  const remove = (index: number, next: HTMLElement | null) => {
    flushSync(() => onChange(items.toSpliced(index, 1)));
    announce(`${capitalised(name)} ${index + 1} removed.`);
    next?.focus();
    ignoreFurtherClicks();
  };
  const dragOf = (value: unknown, index: number) => ({
    isDragged: keyOf(value, index) === dragged,
    onDragStart: () => setDragged(keyOf(value, index)),
    onDragEnter: () => {
      const from = items.findIndex((other, place) => keyOf(other, place) === dragged);
      if (from !== -1 && from !== index) moveTo(from, index);
    },
    onDragEnd: () => setDragged(null),
  });

  return { announcement, add, remove, moveTo, dragOf };
}

function hasErrors(errors: ContentErrors, path: string, index: number): boolean {
  const start = path === '' ? `${index}.` : `${path}.${index}.`;
  return Object.keys(errors).some((other) => other.startsWith(start));
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
