import type { FieldValue } from '../field-text.ts';
import type { Change, FieldChange } from '../read-history.ts';

/** A change of a product's price, with overrides. */
export function changeOf(changes: Partial<Change> = {}): Change {
  return {
    id: '1',
    at: '2026-11-22T06:00:00.000Z',
    by: 'Meera',
    byId: 'o1',
    subject: 'PRODUCT',
    subjectId: 'p1',
    subjectName: 'Kashida Shawl',
    action: 'CHANGED',
    fields: [fieldOf({})],
    source: null,
    group: null,
    undoes: null,
    undoneBy: null,
    note: null,
    canUndo: true,
    ...changes,
  };
}

/** A change of the selling price, unless another field is named. */
export function fieldOf(changes: Partial<FieldChange>): FieldChange {
  return {
    field: 'SELLING_PRICE',
    part: null,
    before: fieldValue({ price: 4_200 }),
    after: fieldValue({ price: 3_900 }),
    ...changes,
  };
}

export function fieldValue(value: Partial<FieldValue>): FieldValue {
  return {
    text: null,
    texts: null,
    number: null,
    price: null,
    isOn: null,
    moment: null,
    badge: null,
    status: null,
    role: null,
    secret: null,
    token: null,
    category: null,
    place: null,
    images: null,
    lists: null,
    variants: null,
    shown: null,
    content: null,
    varies: null,
    ...value,
  };
}

export function textOf(text: string): FieldValue {
  return fieldValue({ text });
}
