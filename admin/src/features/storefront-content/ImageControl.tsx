import { useQuery } from '@apollo/client/react';
import type { ContentImage } from '@mela/rules/content/content-fields.ts';
import { IMAGE_TYPES, inMegabytes } from '@mela/rules/images.ts';
import { type DragEvent, useId, useRef, useState } from 'react';
import * as sharedText from '#messages/shared.ts';
import * as storefrontContentText from '#messages/storefront-content.ts';
import { Button } from '../../components/Button.tsx';
import { InputField } from '../../components/Field.tsx';
import { useObjectUrl } from '../../components/FileDrop.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ImageLimitsDocument } from '../../graphql.generated.ts';
import { prepareImage } from '../products/form/prepare-image.ts';
import { type ControlProps, ResetButton } from './ContentControl.tsx';
import { isNewImage, type NewImage } from './content-draft.ts';

type Image = ContentImage | NewImage | null;

/** An image with its alt text, which can be chosen, dropped, described and, if optional, removed. */
export function ImageControl({ field, value, error, ...props }: ControlProps & { value: unknown }) {
  const { onChange, onReset, onTouch } = props;
  const id = useId();
  const [fault, setFault] = useState<string>();
  const maxBytes = useQuery(ImageLimitsDocument).data?.imageLimits.maxBytes;
  const image = value as Image;
  const message = fault ?? error;

  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const isTooLarge = maxBytes !== undefined && chosen.size > maxBytes;
    const { file, error } = isTooLarge
      ? await prepareImage(chosen, maxBytes)
      : { file: chosen, error: undefined };
    setFault(error);
    if (error === undefined) onChange({ upload: file, alt: altOf(image) });
    onTouch();
  };
  const { isOver, ...drop } = useFileDrop((file) => void take(file));

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be placed beside its content
    <div
      className={isOver ? 'content-image content-image--over' : 'content-image'}
      role="group"
      aria-labelledby={`${id}-label`}
      {...drop}
    >
      <Preview image={image} />
      <div className="content-image__text">
        <span className="content-image__label" id={`${id}-label`}>
          {field.label}
        </span>
        <ImageButtons
          hasImage={Boolean(image)}
          isOptional={field.isOptional === true}
          isWrong={message !== undefined}
          describedBy={message ? `${id}-hint ${id}-error` : `${id}-hint`}
          onChoose={(file) => void take(file)}
          onRemove={() => onChange(null)}
        />
        <p className="content-field__hint" id={`${id}-hint`}>
          {field.hint ?? storefrontContentText.orDropOneHere}
          {maxBytes !== undefined && storefrontContentText.upToInMegabytes(inMegabytes(maxBytes))}
        </p>
        {onReset && <ResetButton of={storefrontContentText.imageOfLabel(field.label)} onPress={onReset} />}
        {message && (
          <p className="content-field__error" id={`${id}-error`}>
            {message}
          </p>
        )}
        {image && typeof image !== 'string' && (
          <AltField alt={image.alt} onChange={(alt) => onChange({ ...image, alt })} />
        )}
      </div>
    </div>
  );
}

/** Whether a file is dragged over an element, and the element's handlers. */
function useFileDrop(onDrop: (file: File | undefined) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(sharedText.files)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      onDrop(event.dataTransfer.files[0]);
    },
  };
}

interface ButtonsProps {
  hasImage: boolean;
  isOptional: boolean;
  isWrong: boolean;
  describedBy: string;
  onChoose: (file: File | undefined) => void;
  onRemove: () => void;
}

function ImageButtons({ hasImage, isOptional, isWrong, describedBy, onChoose, onRemove }: ButtonsProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className="row">
      <label className="button button--quiet button--small content-image__choose">
        {hasImage ? sharedText.replace : storefrontContentText.chooseImage}
        <input
          ref={picker}
          className="visually-hidden"
          type="file"
          accept={IMAGE_TYPES}
          aria-invalid={isWrong}
          aria-describedby={describedBy}
          onChange={({ target }) => {
            onChoose(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      {hasImage && isOptional && (
        <Button
          label={sharedText.remove}
          isQuiet
          isSmall
          onClick={() => {
            onRemove();
            picker.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function AltField({ alt, onChange }: { alt: string; onChange: (alt: string) => void }) {
  return (
    <InputField
      label={sharedText.altText}
      className="content-image__alt"
      value={alt}
      maxLength={200}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function altOf(image: Image): string {
  return image && typeof image !== 'string' ? image.alt : '';
}

function Preview({ image }: { image: Image }) {
  const file = isNewImage(image) ? image.upload : undefined;
  const fileAddress = useObjectUrl(file);
  const address = image && !isNewImage(image) ? thumbnailOf(image) : fileAddress;
  return (
    <span className="content-image__preview">
      {address ? (
        <img src={address} alt="" width={120} height={90} decoding="async" />
      ) : (
        <Icon name="addImage" />
      )}
    </span>
  );
}

/** The smallest files of the sample images. */
const FILES = import.meta.glob<string>(
  [
    '../../../../site/src/assets/{team,offices}/*-{320,480}.avif',
    '../../../../site/src/assets/home/*-640.avif',
    '../../../../site/src/assets/map/*.svg',
  ],
  { eager: true, query: '?url', import: 'default' },
);

const BY_NAME = new Map(
  Object.entries(FILES).map(([path, address]) => [
    path.replace(/^.*\/assets\//, '').replace(/(-\d+)?\.\w+$/, ''),
    address,
  ]),
);

/** The URL of a small version of an image. */
export function thumbnailOf(image: ContentImage): string | undefined {
  return typeof image === 'string' ? BY_NAME.get(image.replace('sample:', '')) : image.thumbnail;
}
