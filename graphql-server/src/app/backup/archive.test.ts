import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartupError } from '../../kernel/errors.ts';
import { HEADER_ENTRY } from './archive.ts';
import { readArchive } from './read-archive.ts';
import { type TarFile, writeTar } from './tar.ts';
import { writeArchive } from './write-archive.ts';

const FILES: TarFile[] = [
  { name: HEADER_ENTRY, bytes: Buffer.from('{}') },
  { name: 'uploads/empty.webp', bytes: Buffer.alloc(0) },
  { name: 'uploads/block.webp', bytes: Buffer.alloc(512, 7) },
  // This file is larger than one read, and cannot be compressed.
  { name: 'collections/products/000001.bson', bytes: Buffer.from([...pseudoRandom(70_000)]) },
];
/** The size of the empty frame that zlib writes last. Losing it loses no data. */
const LAST_FRAME_BYTES = 13;
const folder = mkdtempSync(join(tmpdir(), 'archive-'));
const whole = join(folder, 'whole.tar.zst');
const changed = join(folder, 'changed.tar.zst');
let bytes: Buffer;

beforeAll(async () => {
  await writeArchive(whole, inTurn(FILES));
  bytes = readFileSync(whole);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('an archive', () => {
  it('can be read back, and only its owner can read it', async () => {
    expect(await collect(readArchive(whole))).toEqual(FILES);
    expect(statSync(whole).mode & 0o777).toBe(0o600);
  });

  it('can be read by tar, zstd and sha256sum', () => {
    const tar = zstdDecompressSync(bytes);
    const into = mkdtempSync(join(folder, 'tar-'));
    execFileSync('tar', ['-x', '-C', into], { input: tar });
    expect(execFileSync('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], { cwd: into }).toString()).toBe('');
    expect(readFileSync(join(into, 'uploads/block.webp'))).toEqual(FILES[2]?.bytes);
  });

  it('never overwrites an existing file, and leaves no partial file', async () => {
    await expect(writeArchive(whole, inTurn(FILES))).rejects.toThrow(`${whole} already exists`);
    expect(readFileSync(whole)).toEqual(bytes);
    const broken = writeArchive(changed, failing());
    await expect(broken).rejects.toThrow('The database is gone');
    await expect(writeArchive(join(folder, 'no/such/folder'), inTurn(FILES))).rejects.toThrow(StartupError);
    expect(readdirSync(folder).filter((name) => name.endsWith('.zst') || name.includes('partial'))).toEqual([
      'whole.tar.zst',
    ]);
  });

  it('with any byte changed is refused', async () => {
    const end = bytes.length - LAST_FRAME_BYTES;
    const positions = [...range(0, 300, 1), ...range(300, end, 3_001), ...range(end - 100, end, 1)];
    for (const position of positions) {
      const damaged = Buffer.from(bytes);
      damaged[position] = (damaged[position] ?? 0) ^ 0xff;
      expect(await faultOf(damaged), `byte ${position}`).toMatch(/is damaged or not a backup/);
    }
  });

  it('that is truncated anywhere is refused', async () => {
    for (const length of [0, 1, 7, 512, bytes.length >> 1, bytes.length - 600, bytes.length - 14]) {
      expect(await faultOf(bytes.subarray(0, length)), `${length} bytes`).toMatch(
        /is damaged or not a backup/,
      );
    }
  });

  it('without its checksums, or with a file that they do not list, is refused', async () => {
    const tarOf = async (files: TarFile[]) =>
      zstdCompressSync(Buffer.concat(await collect(writeTar(inTurn(files), new Date()))));
    expect(await faultOf(await tarOf(FILES))).toMatch('it has no checksums');
    const sums = { name: 'SHA256SUMS', bytes: Buffer.from('') };
    expect(await faultOf(await tarOf([...FILES, sums]))).toMatch('a checksum does not match');
  });
});

async function faultOf(archive: Buffer): Promise<string> {
  writeFileSync(changed, archive);
  try {
    await collect(readArchive(changed));
    return 'none';
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError);
    return (error as Error).message;
  }
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

async function* inTurn(files: TarFile[]): AsyncGenerator<TarFile> {
  yield* files;
}

async function* failing(): AsyncGenerator<TarFile> {
  yield* FILES.slice(0, 2);
  throw new Error('The database is gone');
}

function* range(start: number, end: number, step: number): Generator<number> {
  for (let value = start; value < end; value += step) yield value;
}

function* pseudoRandom(length: number): Generator<number> {
  let state = 1;
  for (let index = 0; index < length; index += 1) {
    state = (state * 48_271) % 0x7fffffff;
    yield state & 0xff;
  }
}
