import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Jobs } from '../jobs/jobs.ts';
import { LocalStorage } from '../storage/local-storage.ts';
import { emailFile, imageFiles, shareFile } from './image-store.ts';
import { type FindUnused, ImageSweep } from './image-sweep.ts';

const USED = 'a'.repeat(32);
const UNUSED = 'b'.repeat(32);
const TIMES = { minAgeMs: 60_000, pauseMs: 0, everyMs: 60_000 };

const never = new AbortController().signal;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-sweep-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function addFiles(names: string[], seconds = 0): Promise<void> {
  for (const name of names) {
    await writeFile(join(folder, name), 'x');
    await utimes(join(folder, name), seconds, seconds);
  }
}

async function files(): Promise<string[]> {
  return (await readdir(folder)).sort();
}

function sweepBy(findUnused: FindUnused, times = TIMES): ImageSweep {
  return new ImageSweep(new LocalStorage(folder, ''), findUnused, times);
}

const allButUsed: FindUnused = async (hashes) => hashes.filter((hash) => hash !== USED);

test('unused and incomplete files are deleted, and nothing else', async () => {
  const kept = [
    ...Object.values(imageFiles(USED)),
    shareFile(USED),
    'notes.txt',
    `${UNUSED}.png`,
    `${UNUSED.toUpperCase()}.webp`,
  ];
  const unused = [
    ...Object.values(imageFiles(UNUSED)),
    shareFile(UNUSED),
    emailFile(UNUSED),
    `${'c'.repeat(32)}-320.webp`,
    'anything.tmp',
  ];
  await addFiles([...kept, ...unused]);
  expect(await sweepBy(allButUsed).run(never)).toBe(unused.length);
  expect(await files()).toEqual(kept.sort());
});

test('a recently written image stays, since its product may be about to be stored', async () => {
  await addFiles([`${UNUSED}.webp`], Date.now() / 1_000);
  expect(await sweepBy(allButUsed).run(never)).toBe(0);
  expect(await files()).toEqual([`${UNUSED}.webp`]);
});

test('an image that is used again at the second check stays', async () => {
  await addFiles([`${UNUSED}.webp`]);
  const findUnused = vi.fn<FindUnused>().mockResolvedValueOnce([UNUSED]).mockResolvedValueOnce([]);
  expect(await sweepBy(findUnused).run(never)).toBe(0);
  expect(findUnused).toHaveBeenCalledTimes(2);
  expect(await files()).toEqual([`${UNUSED}.webp`]);
});

test('an image that is written between the second check and its deletion stays', async () => {
  await addFiles([`${UNUSED}.webp`]);
  const findUnused = vi.fn<FindUnused>(async (hashes) => {
    if (findUnused.mock.calls.length === 2) await addFiles([`${UNUSED}.webp`], Date.now() / 1_000);
    return hashes;
  });
  expect(await sweepBy(findUnused).run(never)).toBe(0);
  expect(await files()).toEqual([`${UNUSED}.webp`]);
});

test('nothing is deleted while the database does not answer, and the check is repeated', async () => {
  await addFiles([`${UNUSED}.webp`]);
  const findUnused = vi.fn<FindUnused>().mockRejectedValueOnce(new Error('The database is gone.'));
  findUnused.mockImplementation(allButUsed);
  const jobs = new Jobs(null as never, 'server');
  sweepBy(findUnused, { ...TIMES, everyMs: 1 }).start(jobs);
  await expect.poll(files).toEqual([]);
  await jobs.close();
});

test('a cleanup that is closed between its checks deletes nothing', async () => {
  await addFiles([`${UNUSED}.webp`]);
  const sweep = sweepBy(allButUsed, { ...TIMES, pauseMs: 60_000 });
  const running = sweep.run(AbortSignal.timeout(50));
  await expect(running).rejects.toThrow('aborted');
  expect(await files()).toEqual([`${UNUSED}.webp`]);
});
