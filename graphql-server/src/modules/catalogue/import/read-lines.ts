import { type CsvFormat, separatorIn } from './csv-format.ts';
import { cellsIn, RecordReader } from './csv-records.ts';
import { detectEncoding, utf8Chunks } from './detect-encoding.ts';

/** A line of a small CSV file. If it contains quoted line breaks, `line` is the number of its first line. */
export interface CsvLine {
  line: number;
  cells: string[];
}

/** Reads a CSV file line by line, without blank lines. @throws UserError for a file that is not CSV */
export async function* readLines(path: string): AsyncGenerator<CsvLine> {
  const format: CsvFormat = { separator: 'comma' };
  const { encoding } = await detectEncoding(path);
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
  for await (const chunk of utf8Chunks(path, encoding)) yield* linesIn(chunk);
  yield* linesIn(null);
}
