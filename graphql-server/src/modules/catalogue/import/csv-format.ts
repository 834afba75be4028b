import type { CsvSeparator } from '@mela/rules/import-report.ts';

/** How to parse the bytes of a UTF-8 file. */
export interface CsvFormat {
  separator: CsvSeparator;
}

const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t' } as const;
export function separatorByte({ separator }: CsvFormat): number {
  return SEPARATORS[separator].charCodeAt(0);
}

/** Detects the separator in a first line: the most frequent of the three candidates outside quotation marks. */
export function separatorIn(record: Buffer): CsvSeparator {
  const counts = { comma: 0, semicolon: 0, tab: 0 };
  const names = Object.keys(SEPARATORS) as CsvSeparator[];
  const unquoted = record.toString('latin1').replace(/"[^"]*"/g, '');
  for (const name of names) counts[name] = unquoted.split(SEPARATORS[name]).length;
  return names.reduce((most, name) => (counts[name] > counts[most] ? name : most));
}

/** The position of a batch of rows in a file. */
export interface Batch {
  start: number;
  end: number;
  /** The line number of the first row, starting at 1. */
  line: number;
  /** The number of products. */
  rowCount: number;
  /** The positions of each product's rows, if the file does not keep them together. */
  products?: Piece[][];
}

export type Piece = Omit<Batch, 'rowCount' | 'products'>;
