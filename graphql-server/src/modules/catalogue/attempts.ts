import { type ClientSession, type Collection, type Filter, ObjectId } from 'mongodb';
import pLimit from 'p-limit';
import { assertValid, UserError } from '../../kernel/errors.ts';
import type { UploadedFile } from '../../kernel/images/prepare-image.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import { isDuplicateKey } from '../../kernel/mongodb/failures.ts';
import { beginOnce, fingerprintOf, isIdempotencyKey, MALFORMED_KEY } from '../../kernel/once.ts';
import type { Attempt } from './collections.ts';
import type { CatalogueContext } from './context.ts';
import { keepableAnswer } from './keepable-answer.ts';
import { catalogueMessages } from './messages.ts';

interface Creation<T> {
  key: string | null | undefined;
  collection: Collection<T & { _id: ObjectId }>;
  input: object;
  files: UploadedFile[];
  create: (_id: ObjectId) => Promise<T>;
}

/**
 * Creates an object once for each idempotency key. A request that repeats the key, after a lost response or concurrently, gets the
 * existing object.
 * @throws UserError when the key was used for a different input
 */
export async function createOnce<T>(
  context: CatalogueContext,
  { key, collection, input, files, create }: Creation<T>,
): Promise<T> {
  if (key == null) return create(new ObjectId());
  const { attempts } = context;
  const kind = collection.collectionName;
  const { known, isFirst } = await beginAttempt(context, { key, kind, input, files });
  const { _id } = known;
  const find = () => collection.findOne({ _id: known.createdId } as Filter<T & { _id: ObjectId }>, NEWEST);
  const before = isFirst ? null : await find();
  if (before) return before as T;
  if (known.isDone) throw new UserError('NOT_FOUND', catalogueMessages.createdItemDeleted);
  try {
    const created = await create(known.createdId);
    await attempts.updateOne({ _id }, { $set: { isDone: true } });
    return created;
  } catch (error) {
    const meanwhile = isDuplicateKey(error) ? await find() : null;
    if (meanwhile) return meanwhile as T;
    await forgetRefused(context, known, error);
    throw error;
  }
}

/**
 * Stores the response in the transaction that does the work, so that both are committed, or neither. If another server did the
 * same work at the same time, the transaction fails and the call returns the stored response.
 */
export type Keep<Answer> = (session: ClientSession, answer: Answer) => Promise<void>;

interface Work<Answer> {
  key: string | null;
  /** The kind of work. */
  kind: string;
  /** The input in addition to the file, such as options of the call. */
  input: object;
  /** The path of the input file. */
  path: string;
  run: (keep: Keep<Answer>) => Promise<Answer>;
  /** The work in progress in this process, by key, until its response is stored. */
  underWay: Map<string, Promise<Answer>>;
  /**
   * Whether a response means that the work is done, so that repeating it would change nothing. Only such
   * responses are stored.
   */
  isDone: (answer: Answer) => boolean;
}

/** Look up keys sequentially, so that the second request with a key finds the first one's work in progress or its response. */
const beginning = pLimit(1);

/**
 * Does work once for each idempotency key and returns its response, also to requests that repeat the key.
 * @throws UserError when the key was used for a different input
 */
export async function answerOnce<Answer>(context: CatalogueContext, work: Work<Answer>): Promise<Answer> {
  const { key, kind, input, path, run, underWay } = work;
  if (key === null) return run(async () => {});
  const { end } = await beginning(async () => {
    const other = underWay.get(attemptId(context, kind, key));
    const sent = { key, kind, input: { kind, ...input }, files: [{ path }] };
    const { known, isFirst } = await beginAttempt(context, sent);
    if (known.answer !== undefined) return { end: known.answer as Answer };
    if (other && !isFirst) return { end: other };
    const { _id } = known;
    const own = runAndKeep(context, _id, work).finally(() => underWay.delete(_id));
    underWay.set(_id, own);
    return { end: own };
  });
  return end;
}

/** Thrown inside a transaction when another server has already done the work. */
class DoneMeanwhile extends Error {
  readonly answer: unknown;

  constructor(answer: unknown) {
    super('Another server has done this.');
    this.answer = answer;
  }
}

async function runAndKeep<Answer>(
  { attempts }: CatalogueContext,
  _id: string,
  { run, isDone }: Work<Answer>,
): Promise<Answer> {
  let isKept = false;
  const keep: Keep<Answer> = async (session, answer) => {
    const own = { _id, answer: { $exists: false } };
    const kept = { $set: { answer: keepableAnswer(answer) } };
    const { matchedCount } = await attempts.updateOne(own, kept, { session });
    isKept = matchedCount > 0;
    const known = isKept ? null : await attempts.findOne({ _id }, { session });
    if (known) throw new DoneMeanwhile(known.answer);
  };
  let answer: Answer | undefined;
  try {
    answer = await run(keep);
    return answer;
  } catch (error) {
    if (error instanceof DoneMeanwhile) return error.answer as Answer;
    throw error;
  } finally {
    if (answer === undefined || !isDone(answer))
      // Keep a record with a response, because its work is done even if an error followed.
      await attempts.deleteOne({ _id, answer: { $exists: false } });
    else if (!isKept) await attempts.updateOne({ _id }, { $set: { answer: keepableAnswer(answer) } });
  }
}

/**
 * Starts work that consists of several parts. A repeated request continues it. @throws UserError when the key was used for a
 * different input
 */
export async function beginParts(
  context: CatalogueContext,
  kind: string,
  key: string | null | undefined,
  input: object,
): Promise<Attempt | null> {
  return key == null ? null : (await beginAttempt(context, { key, kind, input, files: [] })).known;
}

/**
 * Deletes the record of a rejected request, so that a corrected request can use the same key. Keeps it after other errors, which
 * may follow a write.
 */
export async function forgetRefused(
  { attempts }: Pick<CatalogueContext, 'attempts'>,
  attempt: Attempt | null,
  error: unknown,
): Promise<void> {
  const isRefused = error instanceof UserError && error.code !== 'UNAVAILABLE';
  if (attempt && isRefused) await attempts.deleteOne({ _id: attempt._id, isDone: { $ne: true } });
}

interface Sent {
  key: string;
  kind: string;
  input: object;
  files: Pick<UploadedFile, 'path'>[];
}

/** @returns the record of this key, which is new for the first request @throws UserError when the key was used for a different input */
async function beginAttempt(
  context: CatalogueContext,
  { key, kind, input, files }: Sent,
): Promise<{ known: Attempt; isFirst: boolean }> {
  if (!isIdempotencyKey(key)) assertValid({ idempotencyKey: MALFORMED_KEY });
  const attempt = {
    _id: attemptId(context, kind, key),
    fingerprint: await fingerprintOf(
      input,
      files.map(({ path }) => path),
    ),
    createdId: new ObjectId(),
    at: new Date(),
  };
  const { known, isFirst, isSame } = await beginOnce<Attempt>(context.attempts, attempt);
  if (!isSame) throw new UserError('CONFLICT', catalogueMessages.idempotencyKeyUsed);
  return { known, isFirst };
}

function attemptId({ principal }: CatalogueContext, kind: string, key: string): string {
  return `${principal} ${kind} ${key}`;
}
