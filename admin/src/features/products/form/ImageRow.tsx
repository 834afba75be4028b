import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormAction } from './form-state.ts';
import { ImageTile } from './ImageTile.tsx';
import type { FormImage } from './image-list.ts';

interface Props {
  images: FormImage[];
  dispatch: (action: FormAction) => void;
  /** The button that was pressed is gone, and must not take the focus along. */
  onRemoved: () => void;
}

/** The pictures in their order; one that is dragged moves on as soon as it is over another one. */
export function ImageRow({ images, dispatch, onRemoved }: Props) {
  const [dragged, setDragged] = useState<FormImage | null>(null);
  return (
    <ol className="image-tiles" aria-label="Order of the pictures">
      {images.map((image, place) => (
        <ImageTile
          key={image.key}
          image={image}
          place={place}
          count={images.length}
          isDragged={image.key === dragged?.key}
          onMove={(to) => dispatch({ type: 'move-image', image, place: to })}
          onRemove={() => {
            flushSync(() => dispatch({ type: 'remove-image', image }));
            onRemoved();
          }}
          onDragStart={() => setDragged(image)}
          onDragEnter={() => dragged && dispatch({ type: 'move-image', image: dragged, place })}
          onDragEnd={() => setDragged(null)}
        />
      ))}
    </ol>
  );
}
