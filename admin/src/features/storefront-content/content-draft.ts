import { randomKey } from '../../attempt-key.ts';
import type { ContentNode } from './content-form.ts';

/** Error messages by the field's path within the section, such as `0.title`. */
export type ContentErrors = Record<string, string>;

/** Identifies a list item while it is edited and moved. JSON omits it. */
const KEY = Symbol('key');

/** A copy whose items have keys. */
export function withKeys<Value>(value: Value): Value {
  return mapObjects(value, (object) => ({ ...object, [KEY]: randomKey() })) as Value;
}

export function keyOf(item: unknown, index: number): string {
  const key = typeof item === 'object' && item !== null && KEY in item ? item[KEY] : undefined;
  return typeof key === 'string' ? key : String(index);
}

/** A copy with a new value at a path, such as `['slides', 0, 'title']`. */
export function setIn(value: unknown, [name, ...rest]: (string | number)[], next: unknown): unknown {
  if (name === undefined) return next;
  if (Array.isArray(value))
    return value.map((item, index) => (index === name ? setIn(item, rest, next) : item));
  const object = value as Record<string | number, unknown>;
  return { ...object, [name]: setIn(object[name], rest, next) };
}

export function move<Item>(items: Item[], from: number, to: number): Item[] {
  const moved = items[from];
  if (moved === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** The initial value of a new item. */
export function emptyValue({ field, fields }: ContentNode): unknown {
  switch (field?.control) {
    case undefined:
      return withKeys(Object.fromEntries(fields.map(([name, inner]) => [name, emptyValue(inner)])));
    case 'image':
      return null;
    case 'number':
      return 0;
    case 'choice':
      return field?.values?.[0];
    case 'list':
    case 'lines':
      return [];
    default:
      return '';
  }
}

/**
 * The initial content of a new list item.
 * @param kind its kind, if the list has several
 */
export function emptyItem({ item, kinds }: ContentNode, kind?: string): unknown {
  const chosen = kinds?.find(({ name }) => name === kind) ?? kinds?.[0];
  if (!chosen) return item && emptyValue(item);
  return withKeys({ kind: chosen.name, ...(emptyValue(chosen.node) as object) });
}

/** Whether a list consists of short rows. */
export function hasShortRows({ item, kinds }: ContentNode): boolean {
  if (kinds) return false;
  const fields = item?.fields ?? [];
  const isShort = fields.every(([, { field }]) =>
    ['line', 'link', 'choice', 'number'].includes(field?.control ?? ''),
  );
  return isShort && fields.length <= 3;
}

/** The draft as input for the server, with its new images. */
export function toInput(draft: unknown): { value: unknown; images: File[] } {
  const images: File[] = [];
  const value = mapObjects(draft, (object) =>
    isNewImage(object) ? { upload: images.push(object.upload) - 1, alt: object.alt } : undefined,
  );
  // The conversion to JSON drops the items' keys.
  return { value: JSON.parse(JSON.stringify(value)), images };
}

export function isSame(draft: unknown, saved: unknown): boolean {
  return !hasNewImage(draft) && JSON.stringify(draft) === JSON.stringify(saved);
}

function hasNewImage(value: unknown): boolean {
  if (isNewImage(value)) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNewImage);
}

/**
 * A copy with each object replaced by the result of `replace`, or, if that is undefined, with its own objects
 * replaced in the same way.
 */
export function mapObjects(value: unknown, replace: (object: object) => object | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, replace));
  if (typeof value !== 'object' || value === null || value instanceof File) return value;
  const replaced = replace(value) ?? value;
  const entries = Object.entries(replaced).map(([name, inner]) => [name, mapObjects(inner, replace)]);
  return Object.assign(Object.fromEntries(entries), KEY in replaced ? { [KEY]: replaced[KEY] } : {});
}

/** A new image that is not uploaded yet. */
export interface NewImage {
  upload: File;
  alt: string;
}

export function isNewImage(value: unknown): value is NewImage {
  return typeof value === 'object' && value !== null && 'upload' in value && value.upload instanceof File;
}
