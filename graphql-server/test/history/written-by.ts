import { readHistory, type WireChange } from './ask-history.ts';

/** A summary of an entry. */
export type Written = [action: string, subject: string, name: string, source: string | null];

/** Prepares data, and returns a function that writes. */
export type Prepare = () => Promise<() => Promise<unknown>>;

/** The history entries of a write, newest first. */
export async function writtenBy(app: { url: string }, prepare: Prepare): Promise<Written[]> {
  const write = await prepare();
  const [last] = await readHistory(app, { first: 1 });
  await write();
  const changes = await readHistory(app, { first: 10 });
  const count = changes.findIndex(({ id }) => id === last?.id);
  return changes.slice(0, count).map(inShort);
}

function inShort({ action, subject, subjectName, source }: WireChange): Written {
  return [action, subject, subjectName, source];
}
