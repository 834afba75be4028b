import { useState } from 'react';
import { flushSync } from 'react-dom';
import * as productFormText from '#messages/product-form.ts';
import * as sharedText from '#messages/shared.ts';
import { IconButton, MoveButton } from '../../../components/Button.tsx';
import { useObjectUrl } from '../../../components/FileDrop.tsx';
import { ignoreFurtherClicks } from '../../../components/ignore-further-clicks.ts';
import { FieldError } from './FormField.tsx';
import type { FormAction } from './form-state.ts';
import { errorIdOf, type FormImage } from './image-list.ts';

interface Props {
  images: FormImage[];
  dispatch: (action: FormAction) => void;
  /** Called when the focused button has disappeared, so that the focus must move. */
  onRemoved: () => void;
}

/** The images in order. A dragged image moves as soon as it is over another one. */
export function ImageTiles({ images, dispatch, onRemoved }: Props) {
  const [dragged, setDragged] = useState<FormImage | null>(null);
  return (
    <ol className="image-tiles" aria-label={productFormText.imageOrder}>
      {images.map((image, index) => (
        <ImageTile
          key={image.key}
          image={image}
          index={index}
          count={images.length}
          isDragged={image.key === dragged?.key}
          onMove={(to) => dispatch({ type: 'move-image', image, index: to })}
          onRemove={() => {
            flushSync(() => dispatch({ type: 'remove-image', image }));
            onRemoved();
            ignoreFurtherClicks();
          }}
          onDragStart={() => setDragged(image)}
          onDragEnter={() => dragged && dispatch({ type: 'move-image', image: dragged, index })}
          onDragEnd={() => setDragged(null)}
        />
      ))}
    </ol>
  );
}

interface TileProps {
  image: FormImage;
  index: number;
  count: number;
  isDragged: boolean;
  onMove: (index: number) => void;
  onRemove: () => void;
  onDragStart: () => void;
  /** Called when another image is dragged over this one. */
  onDragEnter: () => void;
  onDragEnd: () => void;
}

function ImageTile({ image, index, count, isDragged, onMove, onRemove, ...drag }: TileProps) {
  return (
    <li
      className="image-tile"
      data-state={isDragged ? 'dragged' : image.error && 'invalid'}
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', image.name);
        drag.onDragStart();
      }}
      onDragEnter={drag.onDragEnter}
      onDragEnd={drag.onDragEnd}
    >
      <ImagePreview image={image} className="image-tile__image" alt="" size={160} />
      {index === 0 && <span className="badge badge--hot image-tile__main">{productFormText.main}</span>}
      <span className="image-tile__name" title={image.name}>
        {image.name}
      </span>
      <FieldError id={errorIdOf(image)} error={image.error} />
      <div className="image-tile__tools">
        <MoveButton
          icon="earlier"
          label={productFormText.moveNameEarlier(image.name)}
          title={productFormText.moveEarlier}
          isEnabled={index > 0}
          onPress={() => onMove(index - 1)}
        />
        <MoveButton
          icon="later"
          label={productFormText.moveNameLater(image.name)}
          title={productFormText.moveLater}
          isEnabled={index < count - 1}
          onPress={() => onMove(index + 1)}
        />
        <IconButton
          icon="remove"
          label={productFormText.removeName(image.name)}
          title={sharedText.remove}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}

interface PreviewProps {
  image: FormImage;
  className: string;
  alt: string;
  /** Width and height in pixels, before layout. */
  size: number;
}

/** An uploaded image or a local file. Shows text if the browser cannot decode it. */
export function ImagePreview({ image, className, alt, size }: PreviewProps) {
  const fileUrl = useObjectUrl(image.kind === 'new' ? image.file : undefined);
  const [isUnreadable, setIsUnreadable] = useState(false);
  if (isUnreadable) return <span className={className}>{productFormText.noPreview}</span>;
  return (
    <img
      className={className}
      src={image.kind === 'new' ? fileUrl : image.thumbnailUrl}
      alt={alt}
      width={size}
      height={size}
      decoding="async"
      // Not draggable, because operators drag the tile.
      draggable={false}
      onError={() => setIsUnreadable(true)}
    />
  );
}
