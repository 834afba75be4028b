import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEncoding, separatorIn } from './csv-format.ts';
import { readHeaders } from './csv-headers.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'csv-format-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function encodingOf(bytes: Buffer) {
  const path = join(folder, 'products.csv');
  await writeFile(path, bytes);
  return readEncoding(path);
}

test.each([
  ['UTF-8', Buffer.from('title\nCafé ₹')],
  ['UTF-8', Buffer.from('\ufefftitle\nCafé')],
  ['UTF-8', Buffer.from('title\nplain')],
  // Longer than one piece of the file, which cuts a letter in two.
  ['UTF-8', Buffer.from(`x${'é'.repeat(70_000)}`)],
  ['Windows-1252', Buffer.from('title\nCaf\xe9 \x80', 'latin1')],
  ['Windows-1252', Buffer.from('title\n\xfcber\xe4ll', 'latin1')],
])('a file is read in %s %#', async (encoding, bytes) => {
  expect(await encodingOf(bytes)).toBe(encoding);
});

test.each([
  ['neither', Buffer.from('title\nx', 'utf16le')],
  ['neither', Buffer.from('title\n\x81', 'latin1')],
  ['damaged', Buffer.from('title\nétéü', 'utf8').subarray(0, -1)],
])('a file that is %s of the two is refused %#', async (word, bytes) => {
  await expect(encodingOf(bytes)).rejects.toThrow(word);
});

test.each([
  ['id,title', 'comma'],
  ['id;title', 'semicolon'],
  ['id\ttitle', 'tab'],
  ['title', 'comma'],
  ['"a,b,c";title', 'semicolon'],
])('%j is separated by %s', (line, separator) => {
  expect(separatorIn(Buffer.from(line))).toBe(separator);
});

test.each([
  ['Title', 'title'],
  ['NAME', 'title'],
  ['Regular price (₹)', 'regular_price'],
  ['selling_price', 'selling_price'],
  ['Featured', 'is_featured'],
  ['is_new', 'is_new'],
  ['Show from', 'show_from'],
  ['Alternative texts', 'image_alts'],
  ['Sr. No.', null],
  ['price', null],
])('the header %j is the column %s', (header, column) => {
  expect(readHeaders(['id', header]).columns[1]).toEqual({ header, column });
});
