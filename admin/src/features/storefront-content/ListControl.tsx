import * as storefrontContentText from '#messages/storefront-content.ts';
import './content-list.css';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ignoreFurtherClicks } from '../../components/ignore-further-clicks.ts';
import { AddItem } from './AddItem.tsx';
import { type ControlProps, ResetButton } from './ContentControl.tsx';
import { type ContentErrors, emptyItem, hasShortRows, keyOf, move } from './content-draft.ts';
import { type ContentNode, kindOf } from './content-form.ts';
import { ListItem } from './ListItem.tsx';

interface Props extends ControlProps {
  node: ContentNode;
  items: unknown[];
  /** Errors of the whole section. */
  errors: ContentErrors;
  renderItem: (node: ContentNode, value: unknown, index: number) => ReactNode;
}

/** A list of items that can be added, removed and sorted by dragging or keyboard. */
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
              name={`${kindOf(node, value)?.label ?? capitalised(name)} ${index + 1}`}
              kind={kindOf(node, value)?.label}
              hasErrors={hasErrors(errors, path, index)}
              index={index}
              count={items.length}
              isRow={isRow}
              onMove={(to) => moveTo(index, to)}
              onRemove={() => remove(index, addButton.current)}
              {...dragOf(value, index)}
            >
              {renderItem(kindOf(node, value)?.node ?? item, value, index)}
            </ListItem>
          ))}
      </ol>
      <AddItem
        name={name}
        kinds={node.kinds}
        isFull={isFull}
        button={addButton}
        onAdd={(kind) => add(emptyItem(node, kind), list.current)}
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
        {storefrontContentText.countOf(count)} {maxItems}
      </span>
      {onReset && <ResetButton of={label.toLowerCase()} onPress={onReset} />}
    </header>
  );
}

/** Changes of the items, with announcements for screen readers. */
function useListChanges(items: unknown[], name: string, onChange: (items: unknown[]) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [announcement, announce] = useState('');

  const moveTo = (from: number, to: number) => {
    onChange(move(items, from, to));
    announce(storefrontContentText.isNowOf(capitalised(name), from + 1, to + 1, items.length));
  };
  const add = (item: unknown, list: HTMLElement | null) => {
    flushSync(() => onChange([...items, item]));
    const added = list?.lastElementChild;
    added?.querySelector('details')?.setAttribute('open', '');
    added?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  };
  const remove = (index: number, next: HTMLElement | null) => {
    flushSync(() => onChange(items.toSpliced(index, 1)));
    announce(storefrontContentText.capitalisedIndexRemoved(capitalised(name), index + 1));
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
