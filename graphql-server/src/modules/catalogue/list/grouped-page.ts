import type { Collection, Document, Filter, WithId } from 'mongodb';
import type { RequestScans, ScanOptions } from '../../../kernel/list/scans.ts';
import type { Group } from './counts.ts';
import { facetFilter, WITHOUT_FACETS } from './facets.ts';
import { decodePosition, encodePosition, indexName } from './orders.ts';
import { type Listed, type Page, type PageReading, type PageRequest, pageOf, readingOf } from './page.ts';

/** If a filter matches at most this many documents, its own index is faster than that of the sort order. */
const MAX_SHORT = 1_000;

/** A value of the sort field, with the label that determines its place. */
export interface PlacedGroup extends Group {
  place: string;
}

/** The part of a group to read: all of it, or the rest after the cursor. */
interface Span extends PlacedGroup {
  range?: Document;
}

/**
 * Reads one page of a list sorted by the labels of a field's values, and by id within each group. Labels are looked up at read
 * time, so renaming one does not change documents.
 * @throws UserError when `first`, `after` or `offset` is out of bounds
 */
export async function readGroupedPage<T extends Listed>(
  collection: Collection<T>,
  request: PageRequest,
  groups: PlacedGroup[],
  scans: RequestScans,
): Promise<Page<WithId<T>>> {
  const { order } = request;
  const reading = readingOf(request);
  const { direction, size, skip: offset } = reading;
  const spans = spansOf(request, reading, groups);
  const hint = hintOf(request, groups);
  const read = async (options: ScanOptions) => {
    const found: Page<WithId<T>>['edges'] = [];
    let skip = offset;
    for (const span of spans) {
      if (found.length > size) break;
      const filter = spanFilter(request, span) as Filter<T>;
      const count =
        span.range && skip > 0 ? await collection.countDocuments(filter, { hint, ...options }) : span.count;
      if (skip >= count) {
        skip -= count;
        continue;
      }
      const nodes = await collection
        .find(filter, { projection: WITHOUT_FACETS, hint, ...options })
        .sort({ [order.field]: direction, _id: direction })
        .skip(skip)
        .limit(size + 1 - found.length)
        .toArray();
      skip = 0;
      for (const node of nodes) {
        found.push({ cursor: encodePosition(order, { value: span.place, id: node._id }), node });
      }
    }
    return found;
  };
  return pageOf(request, await scans.run(read));
}

/** The groups in the order of the page, starting with that of its cursor. */
function spansOf({ order }: PageRequest, { cursor, direction }: PageReading, groups: PlacedGroup[]): Span[] {
  const inOrder = groups.toSorted((a, b) => direction * compare(a.place, b.place));
  if (cursor === null) return inOrder;
  const { value, id } = decodePosition(order, cursor);
  const range = { _id: { [direction === 1 ? '$gt' : '$lt']: id } };
  return inOrder
    .filter(({ place }) => direction * compare(place, String(value)) >= 0)
    .map((group) => (group.place === value ? { ...group, range } : group));
}

function spanFilter({ order, facets, where }: PageRequest, { value, range }: Span): Document {
  const conditions = [{ [order.field]: value }, range, facets.length > 0 && facetFilter(facets), where];
  return { $and: conditions.filter(Boolean) };
}

function hintOf({ order, facets, hint }: PageRequest, groups: PlacedGroup[]): string {
  if (hint) return hint;
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return indexName(facets.length > 0 && total <= MAX_SHORT ? 'createdAt' : order.field);
}

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}
