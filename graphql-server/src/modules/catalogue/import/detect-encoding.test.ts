import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { detectEncoding, utf8Chunks } from './detect-encoding.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'detect-encoding-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function store(bytes: Buffer): Promise<string> {
  const path = join(folder, 'products.csv');
  await writeFile(path, bytes);
  return path;
}

const detect = async (bytes: Buffer) => detectEncoding(await store(bytes));
const latin1 = (text: string) => Buffer.from(`title\n${text}`, 'latin1');

/** Encodes text in an encoding where each letter is one byte. */
function encode(label: string, text: string): Buffer {
  const decoder = new TextDecoder(label);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  return Buffer.from([...text].map((letter) => bytes.get(letter) ?? 0x3f));
}

test.each([
  ['utf-8', Buffer.from('title\nCafé ₹')],
  ['utf-8', Buffer.from('\ufefftitle\nCafé')],
  ['utf-8', Buffer.from('title\nplain')],
  // Longer than one chunk, so that a letter is split between two chunks.
  ['utf-8', Buffer.from(`x${'é'.repeat(70_000)}`)],
  ['utf-16le', Buffer.from('\ufefftitle\nCafé', 'utf16le')],
  ['utf-16be', Buffer.from('\ufefftitle\nCafé', 'utf16le').swap16()],
  ['windows-1252', latin1('Caf\xe9 \x80')],
  ['windows-1252', latin1('\xfcber\xe4ll')],
])('%s is recognised without a question %#', async (encoding, bytes) => {
  expect(await detect(bytes)).toMatchObject({ encoding, isSure: true });
});

test.each([
  ['windows-1251', encode('windows-1251', 'Настольная лампа')],
  ['windows-1251', encode('windows-1251', 'Українська вишиванка\nСорочка з льону, біла\n')],
  ['windows-1250', encode('windows-1250', 'Zażółć gęślą jaźń\nŁóżko dębowe\n')],
  ['windows-1250', encode('windows-1250', 'Příliš žluťoučký kůň\nDřevěný stůl\n')],
  ['windows-1252', encode('windows-1252', 'Crème brûlée\nTable à thé\n')],
  ['shift_jis', Buffer.from('83658358836783688389838393fa967b8cea82cc8fa4956b', 'hex')],
])('%s is likely, and asked for with samples in it %#', async (encoding, bytes) => {
  const found = await detect(Buffer.concat([Buffer.from('title\n'), bytes]));
  expect(found).toMatchObject({ encoding, isSure: false });
  expect(found.choices.length).toBeGreaterThan(1);
  expect(found.choices[0]?.encoding).toBe(encoding);
  expect(found.choices[0]?.samples.join()).toMatch(/[^\0-\x7f]/);
});

test('the samples of each choice are texts from the file', async () => {
  const { choices } = await detect(encode('windows-1251', 'm-1,Настольная лампа,<p>x</p>'));
  expect(choices.find((choice) => choice.encoding === 'windows-1251')).toEqual({
    ...{ encoding: 'windows-1251', name: 'Windows-1251', samples: ['Настольная лампа'] },
  });
  expect(choices.map((choice) => choice.encoding)).toContain('windows-1252');
});

test.each([
  ['encoding of this file is not supported', Buffer.from('title\nx', 'utf16le')],
  ['damaged', Buffer.from('title\nétéü', 'utf8').subarray(0, -1)],
])('a file that is in %s is refused', async (word, bytes) => {
  await expect(detect(bytes)).rejects.toThrow(word);
});

test('a file is read as UTF-8, wherever its chunks end', async () => {
  const text = `${'あいう'.repeat(20_000)}\n`;
  const path = await store(Buffer.from(`\ufeff${text}`, 'utf16le'));
  const chunks: Buffer[] = [];
  for await (const chunk of utf8Chunks(path, 'utf-16le')) chunks.push(chunk);
  expect(Buffer.concat(chunks).toString()).toBe(text);
});
