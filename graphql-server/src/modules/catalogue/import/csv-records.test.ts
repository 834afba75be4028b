import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../test/seeded-random.ts';
import { cellsIn, RecordReader } from './csv-records.ts';

const FORMAT = { encoding: 'UTF-8', separator: 'comma' } as const;
const CHUNK_BYTES = 16 * 1024;

/** Reads a file in chunks of this size. */
function readAll(file: string, chunkBytes: number): { line: number; start: number; cells: string[] }[] {
  const reader = new RecordReader(FORMAT);
  const bytes = Buffer.from(file);
  const count = Math.ceil(bytes.length / chunkBytes);
  const chunks = Array.from({ length: count }, (_, index) =>
    bytes.subarray(index * chunkBytes, (index + 1) * chunkBytes),
  );
  return [...chunks, null].flatMap((chunk) =>
    [...reader.read(chunk)].map((record) => ({
      line: record.line,
      start: record.start,
      cells: cellsIn(record.bytes, record.line, FORMAT),
    })),
  );
}

test('files with any cells are read as csv-parse reads them, in whatever chunks they arrive', () => {
  const { pick, integer } = seededRandom(7);
  for (let round = 0; round < 200; round += 1) {
    const end = pick(['\n', '\r\n', '\r']);
    const cell = () => {
      const text = Array.from({ length: integer(0, 3) }, () =>
        pick(['a', 'ü', '漢', '"', ',', '\n', '\r\n', ' ']),
      ).join('');
      return /[",\r\n]/.test(text) || integer(1, 5) === 1 ? `"${text.replaceAll('"', '""')}"` : text;
    };
    const rows = Array.from({ length: 5 }, () => Array.from({ length: integer(1, 3) }, cell));
    const file = `${pick(['', '\uFEFF'])}${rows.map((cells) => cells.join(',')).join(end)}${pick(['', end])}`;
    const expected = parse(file, {
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    });
    for (const chunkBytes of [1, 3, CHUNK_BYTES]) {
      expect(readAll(file, chunkBytes).map(({ cells }) => cells)).toEqual(expected);
    }
  }
});

test('a row is identified by the line and the byte where it begins', () => {
  const file = '\uFEFFtitle,b\r\n\r\n"two\r\nlines",ü\rx,y\n';
  expect(readAll(file, 2)).toEqual([
    { line: 1, start: 3, cells: ['title', 'b'] },
    { line: 3, start: 14, cells: ['two\r\nlines', 'ü'] },
    { line: 5, start: 30, cells: ['x', 'y'] },
  ]);
});

describe('an endless row', () => {
  test.each([
    ['commas', ',', 'The row that starts on line 1 is larger than 4 MB.'],
    [
      'stray quotation marks',
      'x"',
      'In the row that starts on line 1, a quotation mark is in the wrong place',
    ],
    ['quoted lines', 'x\n', 'an embedded image, or a quotation mark may not be closed.'],
  ])('of %s is refused before much of it is read', (_, text, message) => {
    const reader = new RecordReader(FORMAT);
    const chunk = Buffer.from(text.repeat(CHUNK_BYTES / text.length));
    let chunks = 0;
    expect(() => {
      if (text === 'x\n') for (const _ of reader.read(Buffer.from('"'))) expect.fail();
      for (; chunks < 1_000; chunks += 1)
        for (const record of reader.read(chunk)) cellsIn(record.bytes, 1, FORMAT);
    }).toThrow(message);
    expect(chunks * CHUNK_BYTES).toBeLessThan(5_000_000);
  });
});

test('only of line breaks is not stored', () => {
  const reader = new RecordReader(FORMAT);
  const chunk = Buffer.from('\n'.repeat(CHUNK_BYTES));
  const records = Array.from({ length: 64 }, () => [...reader.read(chunk)]).flat();
  expect(records).toEqual([]);
  const [last] = [...reader.read(Buffer.from('x')), ...reader.read(null)];
  expect(last).toMatchObject({ line: 64 * CHUNK_BYTES + 1, start: 64 * CHUNK_BYTES });
});
