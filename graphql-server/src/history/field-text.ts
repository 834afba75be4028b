import { imageOf, type StoredImage } from '../images/image.ts';
import type { State } from './changed-fields.ts';
import type { HistoryEntry } from './entry.ts';

/** A changed field as it is answered: see `FieldChange` in the schema. */
export interface FieldChange {
  name: string;
  before: string | null;
  after: string | null;
  imagesBefore: ReturnType<typeof imageOf>[];
  imagesAfter: ReturnType<typeof imageOf>[];
}

/** How one field is told of. */
interface FieldWords {
  /** What operators call it. */
  name: string;
  /** A value as people read it; by default numbers are grouped, and flags Yes or No. */
  write?: (value: never) => string;
  /** What no value means; by default nothing. */
  none?: string;
}

/** By the name of the field, in the order of the form. */
export type WordsOfFields = Readonly<Record<string, FieldWords>>;

/** Characters of a text that are shown. */
const MAX_SHOWN = 400;
/** What is shown of a long text before the place where it differs. */
const LEAD = 40;
const LOCALE = 'en-IN';
const COUNT = new Intl.NumberFormat(LOCALE);
const MOMENT = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

export function describeFields(
  { action, before = {}, after = {} }: HistoryEntry,
  words: WordsOfFields,
): FieldChange[] {
  const [one, other] = [before, after] as [State, State];
  return Object.entries(words)
    .filter(([field]) => field in one || field in other)
    .map(([field, { name }]) => {
      const from = fieldText(field, one[field], words);
      const to = action === 'DELETED' ? null : fieldText(field, other[field], words);
      const [imagesBefore, imagesAfter] = [imagesIn(one[field]), imagesIn(other[field])];
      return { name, ...readable(from, to), imagesBefore, imagesAfter };
    })
    .filter(({ before: from, after: to, imagesBefore }) => from !== to || imagesBefore.length > 0);
}

/** A field as people read it; null where there is nothing. */
export function fieldText(field: string, value: unknown, words: WordsOfFields): string | null {
  const { write, none = null } = words[field] ?? {};
  if (value === undefined || value === null) return none;
  if (write) return write(value as never);
  if (typeof value === 'number') return COUNT.format(value);
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value);
}

/** A moment as people read it. */
export function momentText(date: Date): string {
  return `${MOMENT.format(date)} UTC`;
}

/** What is secret is told of by this alone. */
export function secretText(which: 'FORMER' | 'NEW'): string {
  return which === 'NEW' ? 'A new one' : 'The former one';
}

export function imagesText(images: StoredImage[]): string {
  const count = `${images.length} ${images.length === 1 ? 'image' : 'images'}`;
  return [count, ...images.flatMap(({ alt }) => (alt ? [alt] : []))].join('\n');
}

/** Something may have a list of images, or one. */
function imagesIn(value: unknown): FieldChange['imagesBefore'] {
  const values = Array.isArray(value) ? value : [value];
  return values.filter(isImage).map((image) => imageOf(image, ''));
}

function isImage(value: unknown): value is StoredImage {
  return typeof value === 'object' && value !== null && 'hash' in value;
}

/** Long texts are cut to where they differ. */
export function readable(before: string | null, after: string | null) {
  const [one, other] = [before ?? '', after ?? ''];
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const cut = Math.max(one.length, other.length) > MAX_SHOWN ? Math.max(0, start - LEAD) : 0;
  const excerpt = (text: string | null) =>
    text &&
    `${cut > 0 ? '…' : ''}${text.slice(cut, cut + MAX_SHOWN)}${cut + MAX_SHOWN < text.length ? '…' : ''}`;
  return { before: excerpt(before), after: excerpt(after) };
}
