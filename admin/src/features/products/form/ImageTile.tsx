import { flushSync } from 'react-dom';
import { Icon } from '../../../components/Icon.tsx';
import { FieldError } from './FieldError.tsx';
import { ImagePreview } from './ImagePreview.tsx';
import type { FormImage } from './image-list.ts';

interface Props {
  image: FormImage;
  /** Counted from 0. */
  place: number;
  count: number;
  isDragged: boolean;
  onMove: (place: number) => void;
  onRemove: () => void;
  onDragStart: () => void;
  /** Another picture is dragged over this one. */
  onDragEnter: () => void;
  onDragEnd: () => void;
}

/** The element that says why a file cannot be used. */
export function refusalId({ key }: FormImage): string {
  return `refusal-${key}`;
}

/** A picture in its place, which is changed by dragging it or by its buttons. */
export function ImageTile({ image, place, count, isDragged, onMove, onRemove, ...drag }: Props) {
  const refusal = image.kind === 'new' ? image.refusal : undefined;
  return (
    <li
      className="image-tile"
      data-state={isDragged ? 'dragged' : refusal && 'refused'}
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', image.name);
        drag.onDragStart();
      }}
      onDragEnter={drag.onDragEnter}
      onDragEnd={drag.onDragEnd}
    >
      <ImagePreview image={image} className="image-tile__picture" alt="" size={160} />
      {place === 0 && <span className="badge badge--hot image-tile__main">Main</span>}
      <span className="image-tile__name" title={image.name}>
        {image.name}
      </span>
      <FieldError id={refusalId(image)} error={refusal} />
      <div className="image-tile__tools">
        <MoveButton word="earlier" image={image} isPossible={place > 0} onPress={() => onMove(place - 1)} />
        <MoveButton
          word="later"
          image={image}
          isPossible={place < count - 1}
          onPress={() => onMove(place + 1)}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={`Remove ${image.name}`}
          title="Remove"
          onClick={onRemove}
        >
          <Icon name="remove" />
        </button>
      </div>
    </li>
  );
}

interface MoveButtonProps {
  word: 'earlier' | 'later';
  image: FormImage;
  isPossible: boolean;
  onPress: () => void;
}

function MoveButton({ word, image, isPossible, onPress }: MoveButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={`Move ${image.name} ${word}`}
      title={`Move ${word}`}
      aria-disabled={!isPossible}
      onClick={({ currentTarget }) => {
        if (!isPossible) return;
        flushSync(onPress);
        // The button moves along with its picture, and drops the focus on the way.
        currentTarget.focus();
      }}
    >
      <Icon name={word} />
    </button>
  );
}
