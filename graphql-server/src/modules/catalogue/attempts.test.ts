import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoServerError } from 'mongodb';
import { expect, test, vi } from 'vitest';
import { answerOnce } from './attempts.ts';
import type { CatalogueContext } from './context.ts';

const DUPLICATE_KEY = 11_000;
/** A pause that is long enough for the second request to wait for the first on most machines. */
const WAIT_MS = 50;
const FILE = join(import.meta.dirname, 'attempts.ts');

/** The attempts, in a database that acknowledges writes only when the test releases them. */
function slowDatabase() {
  const documents = new Map<string, { _id: string; answer?: unknown }>();
  const written: (() => void)[] = [];
  const afterwards = () => new Promise<void>((resolve) => void written.push(resolve));
  const attempts = {
    insertOne: (attempt: { _id: string }) => {
      if (documents.has(attempt._id)) {
        return Promise.reject(new MongoServerError({ message: 'E11000', code: DUPLICATE_KEY }));
      }
      documents.set(attempt._id, { ...attempt });
      return afterwards();
    },
    findOne: async ({ _id }: { _id: string }) => ({ ...documents.get(_id) }),
    updateOne: ({ _id }: { _id: string }, { $set }: { $set: object }) => {
      documents.set(_id, { _id, ...documents.get(_id), ...$set });
      return afterwards();
    },
    deleteOne: ({ _id }: { _id: string }) => {
      documents.delete(_id);
      return afterwards();
    },
  };
  return {
    context: { attempts, principal: 'admin' } as unknown as CatalogueContext,
    /** Acknowledges the writes of some work, until it ends. */
    answer: async <T>(work: Promise<T>): Promise<T> => {
      let isOver = false;
      const end = () => {
        isOver = true;
      };
      work.then(end, end);
      while (!isOver) {
        written.shift()?.();
        await new Promise((resolve) => setTimeout(resolve));
      }
      return work;
    },
  };
}

function workOf(answers: string[]) {
  const underWay = new Map<string, Promise<string>>();
  let runs = 0;
  return {
    work: {
      ...{ key: 'attempt', kind: 'import', input: {}, path: FILE, underWay },
      run: async () => answers[runs++] ?? 'once more',
      isDone: (answer: string) => answer !== 'refused',
    },
    runs: () => runs,
  };
}

test('two simultaneous requests with one key do the work once, however late the database answers', async () => {
  const { context, answer } = slowDatabase();
  const { work, runs } = workOf(['done']);
  const both = Promise.all([answerOnce(context, work), answerOnce(context, work)]);
  expect(await answer(both)).toEqual(['done', 'done']);
  expect(await answerOnce(context, work)).toBe('done');
  expect(runs()).toBe(1);
});

test('a request that arrives before the response is stored gets that response', async () => {
  const { context, answer } = slowDatabase();
  const { work, runs } = workOf(['done']);
  const keeps: (() => void)[] = [];
  const attempts = context.attempts as unknown as { updateOne: () => Promise<void> };
  attempts.updateOne = () => new Promise((resolve) => void keeps.push(resolve));
  const first = answerOnce(context, work);
  await answer(vi.waitUntil(() => keeps.length > 0, 60_000));
  const second = answerOnce(context, work);
  await answer(sleep(WAIT_MS));
  for (const keep of keeps) keep();
  expect(await answer(Promise.all([first, second]))).toEqual(['done', 'done']);
  expect(runs()).toBe(1);
});

test('a rejected request is carried out again', async () => {
  const { context, answer } = slowDatabase();
  const { work, runs } = workOf(['refused', 'done']);
  for (const expected of ['refused', 'done', 'done']) {
    expect(await answer(answerOnce(context, work))).toBe(expected);
  }
  expect(runs()).toBe(2);
});
