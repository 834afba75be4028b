import * as productFormText from '#messages/product-form.ts';
import * as sharedText from '#messages/shared.ts';
import '../../../components/drop-zone.css';
import './images.css';
import { ACCEPTED_IMAGES, IMAGE_TYPES, inMegabytes } from '@mela/rules/images.ts';
import { type DragEvent, memo, type Ref, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { useOnDemand } from '../../../components/use-on-demand.ts';
import { FieldError } from './FormField.tsx';
import type { FormAction } from './form-state.ts';
import { errorIdOf, type FormImage, hasError, type ImageLimits } from './image-list.ts';
import { useImageChecks } from './use-image-checks.ts';

/** Loaded on demand, because most products start without images. */
const loadTiles = async () => (await import('./ImageTiles.tsx')).ImageTiles;

interface Props {
  images: FormImage[];
  limits: ImageLimits;
  error: string | undefined;
  isDisabled: boolean;
  dispatch: (action: FormAction) => void;
}

/** The images: picked, dropped or pasted, and sorted. Memoised, so that typing does not render them again. */
export const ImagesField = memo(function ImagesField({ images, limits, error, isDisabled, dispatch }: Props) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const imageErrorIds = images.filter(hasError).map(errorIdOf);
  const [isOffline, setIsOffline] = useState(false);
  const Tiles = useOnDemand(images.length > 0 && !isOffline, loadTiles, () => setIsOffline(true));
  const add = (files: File[]) => {
    setIsOffline(false);
    dispatch({ type: 'add-images', files, limits });
  };
  useImageChecks(images, limits, dispatch);
  usePastedFiles((files) => !isDisabled && add(files));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: by keyboard, the file picker inside does the same
    <div
      className="product-form__images"
      onDragOver={(event) => hasFiles(event) && setIsDraggedOver(true)}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        setIsDraggedOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
      }
      onDrop={(event) => {
        setIsDraggedOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        add(droppedFiles(event));
      }}
    >
      <span className="product-form__label" id={`${id}-label`}>
        {sharedText.images}
      </span>
      <ImagePicker
        ref={picker}
        isDraggedOver={isDraggedOver}
        limits={limits}
        errorIds={error === undefined ? imageErrorIds : [`${id}-error`, ...imageErrorIds]}
        labelId={`${id}-label`}
        onPick={add}
      />
      <FieldError id={`${id}-error`} error={error} />
      {Tiles && images.length > 0 && (
        <Tiles images={images} dispatch={dispatch} onRemoved={() => picker.current?.focus()} />
      )}
    </div>
  );
});

interface PickerProps {
  ref: Ref<HTMLInputElement>;
  isDraggedOver: boolean;
  limits: ImageLimits;
  errorIds: string[];
  labelId: string;
  onPick: (files: File[]) => void;
}

function ImagePicker({ ref, isDraggedOver, limits, errorIds, labelId, onPick }: PickerProps) {
  const id = useId();
  return (
    <label className={isDraggedOver ? 'drop-zone drop-zone--over' : 'drop-zone'}>
      <input
        ref={ref}
        className="visually-hidden"
        type="file"
        multiple
        accept={IMAGE_TYPES}
        aria-labelledby={`${labelId} ${id}-choose`}
        aria-invalid={errorIds.length > 0}
        aria-describedby={[`${id}-hint`, ...errorIds].join(' ')}
        onChange={({ target }) => {
          onPick([...(target.files ?? [])]);
          // Reset the value, because choosing a removed file again would otherwise fire no change event.
          target.value = '';
        }}
      />
      <Icon name="addImage" />
      <span id={`${id}-choose`}>
        <strong className="drop-zone__choose">{productFormText.chooseImages}</strong>
        {productFormText.dropThemHereOrPasteThem}
      </span>
      <span className="fine" id={`${id}-hint`}>
        {ACCEPTED_IMAGES}
        {limits && productFormText.upToEachAtMost(inMegabytes(limits.maxBytes), limits.maxCount)}
      </span>
    </label>
  );
}

/** Accepts files pasted anywhere on the screen, and stops the browser from opening files dropped outside the form. */
function usePastedFiles(take: (files: File[]) => void): void {
  const onFiles = useEffectEvent(take);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || isTextForField(event)) return;
      event.preventDefault();
      onFiles(files);
    };
    const stay = (event: globalThis.DragEvent) =>
      event.dataTransfer?.types.includes(sharedText.files) && event.preventDefault();
    addEventListener('paste', paste, { signal });
    addEventListener('dragover', stay, { signal });
    addEventListener('drop', stay, { signal });
    return () => listening.abort();
  }, []);
}

/** Whether a paste into a text field contains text. Spreadsheets copy cells both as text and as an image. */
function isTextForField({ target, clipboardData }: ClipboardEvent): boolean {
  const isTextField =
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLInputElement ||
    (target instanceof HTMLElement && target.isContentEditable);
  return isTextField && clipboardData?.types.includes('text/plain') === true;
}

/** The dropped files without folders, which file pickers also skip. */
function droppedFiles({ dataTransfer }: DragEvent): File[] {
  const items = [...dataTransfer.items].filter((item) => !item.webkitGetAsEntry()?.isDirectory);
  return items.map((item) => item.getAsFile()).filter((file) => file !== null);
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes(sharedText.files);
}
