import type { CsvSeparator } from '@mela/rules/import-report.ts';

/** How the bytes of a file in UTF-8 are read. */
export interface CsvFormat {
  separator: CsvSeparator;
}

const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t' } as const;
export function separatorByte({ separator }: CsvFormat): number {
  return SEPARATORS[separator].charCodeAt(0);
}

/** What separates the cells of a first line: of the three the one that it has most, outside of quotation marks. */
export function separatorIn(record: Buffer): CsvSeparator {
  const counts = { comma: 0, semicolon: 0, tab: 0 };
  const names = Object.keys(SEPARATORS) as CsvSeparator[];
  const unquoted = record.toString('latin1').replace(/"[^"]*"/g, '');
  for (const name of names) counts[name] = unquoted.split(SEPARATORS[name]).length;
  return names.reduce((most, name) => (counts[name] > counts[most] ? name : most));
}

/** The position of a batch of rows in the file. */
export interface Batch {
  start: number;
  end: number;
  /** The line number of the first row; the first line of the file is 1. */
  line: number;
  /** The number of products. */
  rowCount: number;
  /** The positions of the rows of each product, in a file that does not keep them together. */
  products?: Piece[][];
}

export type Piece = Omit<Batch, 'rowCount' | 'products'>;
