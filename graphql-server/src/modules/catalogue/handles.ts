import { checkHandle, followsFrom, handleFrom, isReserved } from '@mela/rules/handles.ts';
import type { Collection, Filter, ObjectId } from 'mongodb';
import { UserError } from '../../kernel/errors.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import { isDuplicateKey } from '../../kernel/mongodb/failures.ts';
import { HANDLE_INDEX } from './collections.ts';
import { catalogueMessages } from './messages.ts';

/**
 * Up to this many documents with the same heading get a numbered handle. The handles of all others end in
 * part of their id.
 */
const MAX_NUMBER = 20;
const ID_PART_LENGTH = 10;
/** The maximum number of retries when another request has taken a free handle first. */
const MAX_TRIES = 10;
const MAX_FORMER_HANDLES = 100;

export const HANDLE_TAKEN = catalogueMessages.handleTaken;

/** A document with a page. Its current handle comes first, then former ones, which stay reserved. */
export interface Handled {
  _id: ObjectId;
  handles?: string[];
  /** Whether an operator chose the current handle. */
  hasOwnHandle?: boolean;
}

export type HandleFields = Required<Pick<Handled, 'handles' | 'hasOwnHandle'>>;

export function handleFields(heading: string, handles: string[]): HandleFields {
  return { handles, hasOwnHandle: !followsFrom(heading, handles[0] ?? '') };
}

/**
 * The current handle of a document. Documents written by other programs may have none, and then their id is
 * used.
 */
export function currentHandle({ _id, handles }: Handled): string {
  return handles?.[0] ?? _id.toHexString();
}

export function formerHandles({ handles = [] }: Handled): string[] {
  return handles.slice(1);
}

interface Headed {
  _id: ObjectId;
  heading: string;
}

/**
 * Creates a handle from each heading. No other document in the collection has or had it. A heading that is a free handle itself is
 * used unchanged.
 * @param reserved handles that are about to be taken, by id; new ones are added
 */
export async function findFreeHandles<T extends Handled>(
  collection: Collection<T>,
  headed: Headed[],
  reserved = new Map<string, string>(),
): Promise<string[]> {
  const found = new Map<Headed, string>();
  const reserve = (one: Headed, candidates: string[], owners: Map<string, string>) => {
    const id = one._id.toHexString();
    const isFree = (handle: string) => [owners, reserved].every((taken) => (taken.get(handle) ?? id) === id);
    const free = candidates.find(isFree);
    if (free === undefined) return;
    reserved.set(free, id);
    found.set(one, free);
  };
  // Check only the first candidate at first, because it is usually free. An import would otherwise read twenty times as many.
  for (const count of [1, undefined]) {
    const rest = headed.filter((one) => !found.has(one));
    if (rest.length === 0) break;
    const candidates = rest.map((one) => candidatesFor(one).slice(0, count));
    const owners = await ownersOf(collection, candidates.flat());
    for (const [index, one] of rest.entries()) reserve(one, candidates[index] ?? [], owners);
  }
  return headed.map((one) => found.get(one) ?? one._id.toHexString());
}

/** The handles of a restored document that are still free. If its current handle is taken, it gets a new one. */
export async function returningHandles<T extends Handled>(
  collection: Collection<T>,
  { _id, handles: [current, ...former] = [] }: Handled,
  heading: string,
): Promise<HandleFields> {
  const taken = await handlesOfOthers(collection, [...(current ? [current] : []), ...former], _id);
  const free =
    current && !taken.has(current) ? [current] : await findFreeHandles(collection, [{ _id, heading }]);
  const kept = former.filter((handle) => handle !== free[0] && !taken.has(handle));
  return handleFields(heading, [...free, ...kept]);
}

/** The handles that other documents have or had. */
async function handlesOfOthers<T extends Handled>(
  collection: Collection<T>,
  handles: string[],
  _id: ObjectId,
): Promise<Set<string>> {
  const owners = await ownersOf(collection, handles);
  return new Set(handles.filter((handle) => (owners.get(handle) ?? _id.toHexString()) !== _id.toHexString()));
}

async function ownersOf<T extends Handled>(
  collection: Collection<T>,
  handles: string[],
): Promise<Map<string, string>> {
  const found = collection
    .find({ handles: { $in: handles } } as Filter<Handled> as Filter<T>, {
      ...NEWEST,
      projection: { handles: 1 },
    })
    .hint(HANDLE_INDEX);
  const owners = new Map<string, string>();
  for await (const { _id, handles: owned } of found as AsyncIterable<Handled>) {
    for (const handle of owned ?? []) owners.set(handle, _id.toHexString());
  }
  return owners;
}

function candidatesFor({ _id, heading }: Headed): string[] {
  const id = _id.toHexString();
  const made = handleFrom(heading);
  if (made === '') return [id];
  const numbered = Array.from({ length: MAX_NUMBER - 1 }, (_, index) => `${made}-${index + 2}`);
  const isHandle = checkHandle(heading) === false;
  const plain = isHandle ? [heading] : isReserved(made) ? [] : [made];
  return [...plain, ...numbered, `${made}-${id.slice(-ID_PART_LENGTH)}`];
}

/** @returns whether any other document than `_id` has or had the handle */
export async function isHandleTaken<T extends Handled>(
  collection: Collection<T>,
  handle: string,
  _id?: ObjectId,
): Promise<boolean> {
  const filter = { handles: handle, ...(_id && { _id: { $ne: _id } }) } as Filter<Handled> as Filter<T>;
  const options = { ...NEWEST, projection: { _id: 1 }, hint: HANDLE_INDEX };
  return (await collection.findOne(filter, options)) !== null;
}

/** Makes a handle, possibly a former one, the current one. @returns all handles @throws UserError when there are too many */
export function withHandle({ handles = [] }: Partial<Handled>, handle: string): string[] {
  const changed = [handle, ...handles.filter((former) => former !== handle)];
  if (changed.length <= MAX_FORMER_HANDLES + 1) return changed;
  throw new UserError('BAD_USER_INPUT', catalogueMessages.tooManyHandles({ max: MAX_FORMER_HANDLES }), {
    fieldErrors: { handle: catalogueMessages.tooManyHandles({ max: MAX_FORMER_HANDLES }) },
  });
}

/**
 * Writes a document with its chosen handle, or a free one from its heading.
 * @throws UserError when the chosen one was taken in the meantime
 */
export async function writeWithHandle<T extends Handled, Written>(
  collection: Collection<T>,
  { chosen, ...headed }: Headed & { chosen: string },
  write: (handle: string) => Promise<Written>,
): Promise<Written> {
  for (let tries = 1; ; tries += 1) {
    const [free = ''] = chosen === '' ? await findFreeHandles(collection, [headed]) : [chosen];
    try {
      return await write(free);
    } catch (error) {
      if (!isDuplicateHandle(error)) throw error;
      if (chosen !== '') throw handleTaken();
      if (tries === MAX_TRIES) throw error;
    }
  }
}

function isDuplicateHandle(error: unknown): boolean {
  return isDuplicateKey(error) && Object.hasOwn(Object(error.errorResponse['keyPattern']), 'handles');
}

function handleTaken(): UserError {
  return new UserError('BAD_USER_INPUT', HANDLE_TAKEN, { fieldErrors: { handle: HANDLE_TAKEN } });
}
