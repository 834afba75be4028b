import type { Change } from '../read-history.ts';

/** A change of a product's price, or what is told of it. */
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
    canUndo: true,
    ...changes,
  };
}

export function fieldOf(changes: Partial<Change['fields'][number]>): Change['fields'][number] {
  return {
    name: 'Selling price',
    before: '₹4,200',
    after: '₹3,900',
    imagesBefore: [],
    imagesAfter: [],
    ...changes,
  };
}
