import { Fragment } from 'react';
import * as historyText from '#messages/history.ts';
import { type FieldText, type FieldValue, fieldText } from './field-text.ts';
import type { Change, FieldChange } from './read-history.ts';
import { textDifference } from './text-difference.ts';

type Side = 'before' | 'after';
type ImageList = NonNullable<FieldValue['images']>;

/** A changed field for display. */
export interface FieldView extends FieldText {
  images: Record<Side, ImageList>;
}

export function fieldView(change: Change, field: FieldChange): FieldView {
  const images = { before: field.before?.images ?? [], after: field.after?.images ?? [] };
  return { ...fieldText(change, field), images };
}

/** From this length, both values get their own lines with the differing words marked. */
const LONG_TEXT = 48;
const FATES = { before: 'removed', after: 'new' };
const LABELS = { before: historyText.before, after: historyText.after };

/** Whether the two values look different. Times within the same minute look the same. */
export function isSeen({ before, after, images }: FieldView): boolean {
  return before !== after || images.before.length > 0 || images.after.length > 0;
}

/** The former and new value of each field. */
export function FieldChanges({ fields }: { fields: FieldView[] }) {
  return (
    <dl className="field-changes">
      {fields.map((field) => (
        <div className="field-changes__field" key={field.name} data-long={isLong(field) || undefined}>
          <dt>{field.name}</dt>
          <dd>
            <Value side="before" field={field} />
            <Value side="after" field={field} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Whether the text is too long to show without expanding. Images are never too long. */
export function isLong({ before, after }: FieldText): boolean {
  return [before, after].some(
    (value) => value !== null && (value.length > LONG_TEXT || value.includes('\n')),
  );
}

function Value({ side, field }: { side: Side; field: FieldView }) {
  const images = field.images[side];
  const others = field.images[side === 'before' ? 'after' : 'before'];
  const hasText = field[side] !== null;
  return (
    <span className="field-changes__value" data-side={side}>
      <span className="visually-hidden">{LABELS[side]}</span>
      {images.length > 0 && <Images images={images} others={others} fate={FATES[side]} />}
      {hasText && <Text side={side} field={field} />}
      {images.length === 0 && !hasText && <i>{historyText.nothing}</i>}
    </span>
  );
}

/** Strikes out or underlines what changed: the differing words of a long text, or the whole of a short one. */
function Text({ side, field }: { side: Side; field: FieldText }) {
  const { before, after } = field;
  const Element = side === 'before' ? 'del' : 'ins';
  if (!isLong(field)) return <Element>{field[side]}</Element>;
  const parts = textDifference(before ?? '', after ?? '')[side];
  // The last part of truncated texts, which may differ only because of the truncation.
  const cut = before?.endsWith('…') && after?.endsWith('…') ? parts.at(-1) : undefined;
  return parts.map((part, index) => {
    const { text, isCommon } = part;
    const words = text.trimEnd();
    return isCommon || words === '' || part === cut ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text and its parts never change
      <Fragment key={index}>
        <Element>{words}</Element>
        {text.slice(words.length)}
      </Fragment>
    );
  });
}

interface ImagesProps {
  images: ImageList;
  others: ImageList;
  /** What happened to the images that the other value lacks, such as removed. */
  fate: string;
}

function Images({ images, others, fate }: ImagesProps) {
  return (
    <span className="field-changes__images">
      {images.map(({ id, thumbnailUrl }, index) => {
        const isOnlyHere = !others.some((other) => other.id === id);
        return (
          <img
            key={id}
            src={thumbnailUrl}
            alt={historyText.numberedText(index + 1, isOnlyHere ? `, ${fate}` : '')}
            data-only={isOnlyHere || undefined}
            loading="lazy"
            width="48"
            height="48"
          />
        );
      })}
    </span>
  );
}
