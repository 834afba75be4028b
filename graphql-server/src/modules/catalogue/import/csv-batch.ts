/** Where in the file a number of rows is. */
export interface Batch {
  start: number;
  end: number;
  /** The line that it begins on; the first line is 1. */
  line: number;
  /** How many products it has. */
  rowCount: number;
  /** Of a file whose rows name their product wherever they stand: where the rows of each product are. */
  products?: Piece[][];
}

export type Piece = Omit<Batch, 'rowCount' | 'products'>;
