import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CatalogueContext } from '../context.ts';
import { type CsvFile, openCsv, readBatch } from './csv-file.ts';
import { imageHashes } from './lookups.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'csv-file-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function openText(text: string): Promise<CsvFile> {
  const path = join(folder, 'products.csv');
  await writeFile(path, text);
  return openCsv(path, null, { currency: 'INR', fields: [] });
}

test('its rows are read in batches of 100, each with its position in the file', async () => {
  const rows = Array.from({ length: 250 }, (_, index) => `${index},"Line\n${index}"`);
  const file = await openText(`id,title\n${rows.join('\n')}\n\n,\n`);
  expect(file).toMatchObject({ kind: { columns: [{ column: 'id' }, { column: 'title' }] }, rowCount: 250 });
  expect(file.batches.map(({ rowCount }) => rowCount)).toEqual([100, 100, 50]);
  const last = await readBatch(file, file.batches[2] as never);
  expect(last[0]).toEqual({
    ...{ line: 402, cells: { id: '200', title: 'Line\n200' }, variants: [], fault: null },
  });
  expect(last).toHaveLength(50);
});

test('rows of one product are combined, wherever batches end, within the memory limit', async () => {
  const product = (name: number, variants: number) => [
    `,P${name},p${name},1`,
    ...Array.from({ length: variants - 1 }, (_, index) => `,,p${name},${index + 2}`),
  ];
  const rows = Array.from({ length: 250 }, (_, name) => product(name, 5)).flat();
  const file = await openText(`id,title,handle,option1_value\n${rows.join('\n')}\n`);
  expect(file).toMatchObject({ rowCount: 250 });
  expect(file.batches.map(({ rowCount }) => rowCount)).toEqual([100, 100, 50]);
  const [first] = await readBatch(file, file.batches[1] as never);
  expect(first).toMatchObject({ line: 502, cells: { title: 'P100' }, fault: null });
  expect(first?.variants.map(({ line, cells }) => [line, cells.option1_value])).toEqual(
    [0, 1, 2, 3, 4].map((index) => [502 + index, String(index + 1)]),
  );
  const endless = `,,p,${'x'.repeat(60_000)}\n`.repeat(300);
  await expect(openText(`id,title,handle,option1_value\n,P,p,1\n${endless}`)).rejects.toThrow(
    /^The rows above line \d+ belong to one product/,
  );
});

test('a variant’s row that is separated from its product is reported', async () => {
  const file = await openText('id,title,handle,variant_sku\n,A,a,1\n,B,b,2\n,,a,3\n');
  const rows = await readBatch(file, file.batches[0] as never);
  expect(rows.map(({ fault }) => fault?.text)).toEqual([
    undefined,
    undefined,
    expect.stringContaining('Sort the file'),
  ]);
});

test('a batch of long rows is a small part of the file', async () => {
  const rows = Array.from({ length: 40 }, () => `"${'x'.repeat(60_000)}"`);
  const { batches } = await openText(`title\n${rows.join('\n')}`);
  expect(batches.length).toBeGreaterThan(18);
  for (const { start, end } of batches) expect(end - start).toBeLessThanOrEqual(128 * 1024);
});

test('rows that are far apart are read without the part between them', async () => {
  const { batches } = await openText(`title\nA\n${'\n'.repeat(1024 * 1024)}B\n`);
  expect(batches.map(({ start, end }) => end - start)).toEqual([1, 1]);
  expect(batches[1]?.line).toBe(1024 * 1024 + 3);
});

test('only as many image paths of a row are read as it takes to refuse it', () => {
  const path = `uploads/${'0'.repeat(32)}.webp `;
  const context = { config: { maxImages: 10 } } as CatalogueContext;
  expect(imageHashes(context, { images: path.repeat(700_000) })).toHaveLength(11);
});
