import { createReadStream } from 'node:fs';
import { type CsvFormat, readEncoding, separatorIn } from './csv-format.ts';
import { cellsIn, RecordReader } from './csv-records.ts';

const CHUNK_BYTES = 16 * 1024;

/** A line of a small file; one in quotes may go over several, of which `line` is the first. */
export interface CsvLine {
  line: number;
  cells: string[];
}

/** Reads a CSV file line by line, without the blank ones. @throws UserError for a file that is no CSV */
export async function* readLines(path: string): AsyncGenerator<CsvLine> {
  const format: CsvFormat = { encoding: await readEncoding(path), separator: 'comma' };
  const reader = new RecordReader(format);
  let isFirst = true;
  const linesIn = (chunk: Buffer | null): CsvLine[] => {
    const lines: CsvLine[] = [];
    for (const { bytes, line } of reader.read(chunk)) {
      if (isFirst) format.separator = separatorIn(bytes);
      const cells = cellsIn(bytes, line, format);
      if (cells.every((cell) => cell === '')) continue;
      isFirst = false;
      lines.push({ line, cells });
    }
    return lines;
  };
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES }))
    yield* linesIn(chunk as Buffer);
  yield* linesIn(null);
}
