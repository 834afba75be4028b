import { type DragEvent, memo, useId, useRef, useState } from 'react';
import { FieldError } from './FieldError.tsx';
import type { FormAction } from './form-state.ts';
import { ImagePicker } from './ImagePicker.tsx';
import { ImageRow } from './ImageRow.tsx';
import { refusalId } from './ImageTile.tsx';
import { type FormImage, isRefused, type Limits } from './image-list.ts';

interface Props {
  images: FormImage[];
  limits: Limits;
  error: string | undefined;
  dispatch: (action: FormAction) => void;
}

/** The pictures: chosen or dropped, looked at, put in order. Typing elsewhere must not draw them again. */
export const ImagesField = memo(function ImagesField({ images, limits, error, dispatch }: Props) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const refusalIds = images.filter(isRefused).map(refusalId);
  const add = (files: File[]) => dispatch({ type: 'add-images', files, limits });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: by keyboard the picker in it does what a drop does
    <div
      className="product-form__images"
      onDragOver={(event) => carriesFiles(event) && setIsOver(true)}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        setIsOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
      }
      onDrop={(event) => {
        setIsOver(false);
        if (!carriesFiles(event)) return;
        event.preventDefault();
        add(filesOf(event));
      }}
    >
      <span className="product-form__label" id={`${id}-label`}>
        Images
      </span>
      <ImagePicker
        ref={picker}
        isOver={isOver}
        limits={limits}
        faultIds={error === undefined ? refusalIds : [`${id}-error`, ...refusalIds]}
        labelId={`${id}-label`}
        onPick={add}
      />
      <FieldError id={`${id}-error`} error={error} />
      {images.length > 0 && (
        <ImageRow images={images} dispatch={dispatch} onRemoved={() => picker.current?.focus()} />
      )}
    </div>
  );
});

/** The files that were dropped; a folder among them is left out, as in the browser's own picker. */
function filesOf({ dataTransfer }: DragEvent): File[] {
  const dropped = [...dataTransfer.items].filter((item) => !item.webkitGetAsEntry()?.isDirectory);
  return dropped.map((item) => item.getAsFile()).filter((file) => file !== null);
}

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}
