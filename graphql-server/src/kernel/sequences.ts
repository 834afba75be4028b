import type { ClientSession, Collection } from 'mongodb';

interface SequenceDocument {
  _id: string;
  count: number;
}

/**
 * Takes the next numbers of a sequence. A rolled-back transaction leaves no gap, but transactions that take numbers wait for each
 * other.
 * @param first the first number of an unused sequence
 * @returns the first of `count` consecutive numbers
 */
export async function takeNumbers<Stored extends SequenceDocument>(
  sequences: Collection<Stored>,
  session: ClientSession,
  name: Stored['_id'],
  { first, count }: { first: number; count: number },
): Promise<number> {
  const documents = sequences as unknown as Collection<SequenceDocument>;
  const next = { $add: [{ $ifNull: ['$count', first - 1] }, count] };
  const options = { upsert: true, returnDocument: 'after', session } as const;
  const taken = await documents.findOneAndUpdate({ _id: name }, [{ $set: { count: next } }], options);
  if (!taken) throw new Error(`The database returned no number of ${name}.`);
  return taken.count - count + 1;
}
