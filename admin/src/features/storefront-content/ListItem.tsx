import type { ContentImage } from '@mela/rules/content/content-fields.ts';
import { type ReactNode, useState } from 'react';
import * as storefrontContentText from '#messages/storefront-content.ts';
import { IconButton, MoveButton } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { isNewImage } from './content-draft.ts';
import { thumbnailOf } from './ImageControl.tsx';

interface Props {
  value: unknown;
  /** The item's name, such as `Slide 2`. */
  name: string;
  /** The item's kind, such as `Campaign`, in a list with several kinds of items. */
  kind?: string | undefined;
  hasErrors: boolean;
  index: number;
  count: number;
  /** Whether the item's few fields are shown in a row. Otherwise the item can be opened and closed. */
  isRow: boolean;
  isDragged: boolean;
  onMove: (index: number) => void;
  onRemove: () => void;
  onDragStart: () => void;
  /** Called when another item is dragged over this one. */
  onDragEnter: () => void;
  onDragEnd: () => void;
  /** The item's fields. */
  children: ReactNode;
}

export function ListItem({ value, name, kind, hasErrors, isRow, isDragged, children, ...list }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li
      className={isRow ? 'content-item content-item--row' : 'content-item'}
      aria-label={name}
      data-state={isDragged ? 'dragged' : undefined}
      onDragEnter={list.onDragEnter}
    >
      {isRow ? (
        <fieldset className="content-item__fields">
          <legend className="visually-hidden">{name}</legend>
          {children}
        </fieldset>
      ) : (
        <details
          className="content-item__details"
          open={isOpen || hasErrors}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary className="content-item__summary">
            <Thumbnail value={value} />
            <span className="content-item__name">
              {[kind, titleOf(value)].filter(Boolean).join(': ') || name}
            </span>
            <Icon name="expand" />
          </summary>
          {children}
        </details>
      )}
      <ItemTools name={name} {...list} />
    </li>
  );
}

type ToolsProps = Pick<
  Props,
  'name' | 'index' | 'count' | 'onMove' | 'onRemove' | 'onDragStart' | 'onDragEnd'
>;

function ItemTools({ name, index, count, onMove, onRemove, onDragStart, onDragEnd }: ToolsProps) {
  return (
    <div className="content-item__tools">
      <span
        className="content-item__handle"
        aria-hidden="true"
        title={storefrontContentText.dragToMove}
        draggable
        onDragStart={({ dataTransfer, currentTarget }) => {
          dataTransfer.effectAllowed = 'move';
          dataTransfer.setData('text/plain', name);
          const item = currentTarget.closest('li');
          if (item) dataTransfer.setDragImage(item, item.offsetWidth - 20, 20);
          onDragStart();
        }}
        onDragEnd={onDragEnd}
      >
        ⠿
      </span>
      <MoveButton
        icon="earlier"
        className="content-item__tool content-item__tool--earlier"
        label={storefrontContentText.moveNameUp(name)}
        isEnabled={index > 0}
        onPress={() => onMove(index - 1)}
      />
      <MoveButton
        icon="later"
        className="content-item__tool content-item__tool--later"
        label={storefrontContentText.moveNameDown(name)}
        isEnabled={index < count - 1}
        onPress={() => onMove(index + 1)}
      />
      <IconButton
        icon="remove"
        label={storefrontContentText.removeName(name)}
        title={storefrontContentText.removeName(name)}
        className="content-item__tool"
        onClick={onRemove}
      />
    </div>
  );
}

function Thumbnail({ value }: { value: unknown }) {
  const { image } = value as { image?: ContentImage | null };
  if (!image || isNewImage(image)) return null;
  return (
    <img
      className="content-item__thumbnail"
      src={thumbnailOf(image)}
      alt=""
      width={48}
      height={36}
      loading="lazy"
    />
  );
}

/** An item's title: its first text. */
function titleOf(value: unknown): string {
  const { title, name, heading, question } = value as Record<string, unknown>;
  return String(title ?? name ?? heading ?? question ?? '');
}
