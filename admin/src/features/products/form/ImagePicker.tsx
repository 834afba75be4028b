import '../../../components/drop-zone.css';
import { type Ref, useId } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import type { Limits } from './image-list.ts';
import { inMegabytes } from './image-refusals.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

interface Props {
  ref: Ref<HTMLInputElement>;
  /** Files are dragged over the zone that it stands in. */
  isOver: boolean;
  limits: Limits;
  /** The elements that say what is wrong. */
  faultIds: string[];
  /** The element that names the field. */
  labelId: string;
  onPick: (files: File[]) => void;
}

/** The zone that files are dropped on, and picked with. */
export function ImagePicker({ ref, isOver, limits, faultIds, labelId, onPick }: Props) {
  const id = useId();
  return (
    <label className={isOver ? 'drop-zone drop-zone--over' : 'drop-zone'}>
      <input
        ref={ref}
        className="visually-hidden"
        type="file"
        multiple
        accept={ACCEPTED}
        aria-labelledby={`${labelId} ${id}-choose`}
        aria-invalid={faultIds.length > 0}
        aria-describedby={[`${id}-hint`, ...faultIds].join(' ')}
        onChange={({ target }) => {
          onPick([...(target.files ?? [])]);
          // The same file may be chosen again after it was removed.
          target.value = '';
        }}
      />
      <Icon name="addImage" />
      <span id={`${id}-choose`}>
        <strong className="drop-zone__choose">Choose images</strong>, drop them here or paste them
      </span>
      <span className="drop-zone__hint" id={`${id}-hint`}>
        JPEG, PNG, WebP, AVIF or GIF
        {limits && `, up to ${inMegabytes(limits.maxBytes)} each, ${limits.maxCount} at most`}
      </span>
    </label>
  );
}
