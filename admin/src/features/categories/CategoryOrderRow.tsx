import type { KeyboardEvent, PointerEvent } from 'react';
import * as categoriesText from '#messages/categories.ts';
import { MoveButton } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { TreeRow } from './category-tree.ts';

interface Props {
  row: TreeRow;
  drop: 'self' | 'before' | 'after' | undefined;
  onMove: (to: number) => void;
  /** Called while dragging over the row of this category. */
  onDrag: (targetId: string) => void;
  onDrop: (isTaken: boolean) => void;
}

const STEPS: Record<string, number | undefined> = { ArrowUp: -1, ArrowDown: 1 };

export function CategoryOrderRow({ row, drop, onMove, onDrag, onDrop }: Props) {
  const { category, depth, index, siblings } = row;
  return (
    <li className="category-order__row" data-id={category.id} data-depth={depth} data-drop={drop}>
      <button
        type="button"
        className="icon-button category-order__handle"
        aria-label={categoriesText.dragName(category.name)}
        title={categoriesText.dragOrPressArrowKeys}
        onKeyDown={(event) => {
          const step = STEPS[event.key];
          if (step !== undefined) moveBy(event, () => onMove(index + step));
        }}
        onPointerDown={({ currentTarget, pointerId, button }) => {
          if (button !== 0) return;
          currentTarget.setPointerCapture(pointerId);
          onDrag(category.id);
        }}
        onPointerMove={(event) => {
          const target = drop === 'self' && rowAt(event);
          if (target && siblings.some(({ id }) => id === target)) onDrag(target);
        }}
        onPointerUp={() => onDrop(true)}
        onPointerCancel={() => onDrop(false)}
      >
        <Icon name="menu" />
      </button>
      <span className="category-order__name">{category.name}</span>
      <MoveButton
        icon="expand"
        label={categoriesText.moveNameUp(category.name)}
        className="category-order__up"
        isEnabled={index > 0}
        onPress={() => onMove(index - 1)}
      />
      <MoveButton
        icon="expand"
        label={categoriesText.moveNameDown(category.name)}
        isEnabled={index < siblings.length - 1}
        onPress={() => onMove(index + 1)}
      />
    </li>
  );
}

/** The id of the category whose row is under the pointer. */
function rowAt({ clientX, clientY }: PointerEvent): string | undefined {
  return document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-depth]')?.dataset['id'];
}

function moveBy(event: KeyboardEvent<HTMLElement>, move: () => void): void {
  event.preventDefault();
  const button = event.currentTarget;
  move();
  // The button loses the focus when it moves in the document.
  button.focus();
}
