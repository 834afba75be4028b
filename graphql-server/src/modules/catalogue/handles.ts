import { checkHandle, followsFrom, handleFrom, isReserved } from '@mela/rules/handles.ts';
import type { Collection, Filter, ObjectId } from 'mongodb';
import { UserError } from '../../kernel/errors.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import { isDuplicateKey } from '../../kernel/mongodb/failures.ts';
import { HANDLE_INDEX } from './collections.ts';

/** So many with one heading are told apart by a number, all others by a part of their id. */
const MAX_NUMBER = 20;
const ID_PART_LENGTH = 10;
/** A free handle may be taken by another request first: it is tried so often. */
const MAX_TRIES = 10;
const MAX_FORMER_HANDLES = 100;

export const HANDLE_TAKEN = 'Handle is taken: another one has it, or had it before';
const TOO_MANY_HANDLES = `Handle cannot be changed any more: ${MAX_FORMER_HANDLES} former ones are kept, so that their links work`;

/** What has a page under a handle: the current one first, then former ones, which stay its own. */
export interface Handled {
  _id: ObjectId;
  handles?: string[];
  /** Whether the current one says something else than the heading said when it was given. */
  hasOwnHandle?: boolean;
}

export type HandleFields = Required<Pick<Handled, 'handles' | 'hasOwnHandle'>>;

export function handleFields(heading: string, handles: string[]): HandleFields {
  return { handles, hasOwnHandle: !followsFrom(heading, handles[0] ?? '') };
}

/** Something put into the database by other means than this server may have none yet. */
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
 * A handle for each, made from its heading, that nothing else in the collection has or had. A heading that is a handle, and
 * free, is taken as it is.
 * @param reserved whose ids are about to take which handles; the new ones are added.
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
  // The first candidate is mostly free; an import would read twenty times as many otherwise.
  for (const count of [1, undefined]) {
    const rest = headed.filter((one) => !found.has(one));
    if (rest.length === 0) break;
    const candidates = rest.map((one) => candidatesFor(one).slice(0, count));
    const owners = await ownersOf(collection, candidates.flat());
    for (const [index, one] of rest.entries()) reserve(one, candidates[index] ?? [], owners);
  }
  return headed.map((one) => found.get(one) ?? one._id.toHexString());
}

/** What is restored after a deletion gets those of its handles that are still free, or a new one. */
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

/** Those of the handles that others have, or had. */
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

/** @returns whether anything but `_id` has the handle or had it. */
export async function isHandleTaken<T extends Handled>(
  collection: Collection<T>,
  handle: string,
  _id?: ObjectId,
): Promise<boolean> {
  const filter = { handles: handle, ...(_id && { _id: { $ne: _id } }) } as Filter<Handled> as Filter<T>;
  const options = { ...NEWEST, projection: { _id: 1 }, hint: HANDLE_INDEX };
  return (await collection.findOne(filter, options)) !== null;
}

/** The handles after one becomes the current one; a former one may come back. @throws UserError when there are too many */
export function withHandle({ handles = [] }: Partial<Handled>, handle: string): string[] {
  const changed = [handle, ...handles.filter((former) => former !== handle)];
  if (changed.length <= MAX_FORMER_HANDLES + 1) return changed;
  throw new UserError('BAD_USER_INPUT', TOO_MANY_HANDLES, { fieldErrors: { handle: TOO_MANY_HANDLES } });
}

/**
 * Writes something with the handle that was chosen for it, or a free one made from its heading.
 * @throws UserError when the chosen one was taken meanwhile.
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
