import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Collection, type Filter, MongoServerError, ObjectId } from 'mongodb';
import { assertValid, UserError } from '../errors.ts';
import { type Attempt, NEWEST } from './collections.ts';
import type { Context } from './context.ts';
import type { UploadedFile } from './images/prepare-image.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;
const DUPLICATE_KEY = 11_000;
const USED =
  'This idempotency key was used for something else within a day: send another one with this call.';
const GONE = 'What this idempotency key created has been deleted since.';

interface Creation<T> {
  key: string | null | undefined;
  collection: Collection<T & { _id: ObjectId }>;
  input: object;
  files: UploadedFile[];
  create: (_id: ObjectId) => Promise<T>;
}

/**
 * Creates something once for each key: whoever comes again with it, after a lost answer or at the same moment, is
 * answered what was created.
 * @throws UserError when the key was used for something else.
 */
export async function createOnce<T>(
  { attempts, principal }: Context,
  { key, collection, input, files, create }: Creation<T>,
): Promise<T> {
  if (key == null) return create(new ObjectId());
  assertKey(key);
  const _id = `${principal} ${collection.collectionName} ${key}`;
  const fingerprint = await fingerprintOf(input, files);
  const attempt = { _id, fingerprint, createdId: new ObjectId(), at: new Date() };
  const known = await insertOrFind(attempts, attempt);
  if (known.fingerprint !== fingerprint) throw new UserError('CONFLICT', USED);
  const find = () => collection.findOne({ _id: known.createdId } as Filter<T & { _id: ObjectId }>, NEWEST);
  const before = known === attempt ? null : await find();
  if (before) return before as T;
  if (known.isDone) throw new UserError('NOT_FOUND', GONE);
  try {
    const created = await create(known.createdId);
    await attempts.updateOne({ _id }, { $set: { isDone: true } });
    return created;
  } catch (error) {
    const meanwhile = isDuplicate(error) ? await find() : null;
    if (meanwhile) return meanwhile as T;
    // What broke a rule can be sent again under its key once it is mended; of a lost answer nobody knows.
    const isRefused = error instanceof UserError && error.code !== 'UNAVAILABLE';
    if (isRefused) await attempts.deleteOne({ _id, isDone: { $ne: true } });
    throw error;
  }
}

interface Work<Answer> {
  key: string | null;
  /** What kind of work it is. */
  kind: string;
  /** What it works on. */
  path: string;
  run: () => Promise<Answer>;
  /** The same work, where this process is doing it. */
  underWay: () => Promise<Answer> | null;
  /** Whether to do it again would do nothing else: of other answers only those are kept. */
  isDone: (answer: Answer) => boolean;
}

/**
 * Does a work that ends with an answer once for each key; whoever comes again with it is given that answer.
 * @throws UserError when the key was used for something else.
 */
export async function answerOnce<Answer>(
  { attempts, principal }: Context,
  { key, kind, path, run, underWay, isDone }: Work<Answer>,
): Promise<Answer> {
  if (key === null) return run();
  assertKey(key);
  const _id = `${principal} ${kind} ${key}`;
  const fingerprint = await fingerprintOf({ kind }, [{ path }]);
  const attempt = { _id, fingerprint, createdId: new ObjectId(), at: new Date() };
  const known = await insertOrFind(attempts, attempt);
  if (known.fingerprint !== fingerprint) throw new UserError('CONFLICT', USED);
  if (known.answer !== undefined) return known.answer as Answer;
  const other = known === attempt ? null : underWay();
  if (other) return other;
  let answer: Answer | undefined;
  try {
    answer = await run();
    return answer;
  } finally {
    if (answer !== undefined && isDone(answer)) await attempts.updateOne({ _id }, { $set: { answer } });
    else await attempts.deleteOne({ _id });
  }
}

function assertKey(key: string): void {
  if (KEY.test(key)) return;
  assertValid({
    idempotencyKey: 'An idempotency key is 1 to 200 letters, digits or signs, without spaces.',
  });
}

async function insertOrFind(attempts: Collection<Attempt>, attempt: Attempt): Promise<Attempt> {
  try {
    await attempts.insertOne(attempt);
    return attempt;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    // It may be forgotten at this very moment.
    return (await attempts.findOne({ _id: attempt._id }, NEWEST)) ?? attempt;
  }
}

async function fingerprintOf(input: object, files: Pick<UploadedFile, 'path'>[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(input));
  for (const { path } of files)
    hash.update(
      createHash('sha256')
        .update(await readFile(path))
        .digest(),
    );
  return hash.digest('hex');
}

function isDuplicate(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === DUPLICATE_KEY;
}
