import type { Batch } from './csv-format.ts';

type Piece = Pick<Batch, 'start' | 'end' | 'line'>;

interface Linked {
  pieces: Piece[];
  /** What the product is named by that this row belongs to; null for a product. */
  parent: string | null;
}

/** Puts the rows of each product together that stand anywhere in a file. */
export class LinkedRows {
  readonly #rows: Linked[] = [];
  readonly #byKey = new Map<string, Linked>();
  #apart = 0;

  /** How many rows are products, as far as the file was read. */
  get productCount(): number {
    return this.#rows.length - this.#apart;
  }

  add(piece: Piece, { keys, parent }: { keys: string[]; parent: string | null }): void {
    const row = { pieces: [piece], parent };
    this.#rows.push(row);
    if (parent !== null) return;
    for (const key of keys) if (!this.#byKey.has(key)) this.#byKey.set(key, row);
  }

  /** All products in the file's order, so many to a batch. A row whose product is not there is one by itself. */
  batches(maxRows: number, maxBytes: number): Batch[] {
    const products = this.#rows.filter((row) => {
      const product = row.parent === null ? undefined : this.#byKey.get(row.parent);
      if (!product) return true;
      product.pieces.push(...row.pieces);
      this.#apart += 1;
      return false;
    });
    const batches: (Batch & { products: Piece[][] })[] = [];
    let bytes = 0;
    for (const { pieces } of products) {
      const size = pieces.reduce((total, { start, end }) => total + end - start, 0);
      const [first] = pieces as [Piece];
      const last = batches.at(-1);
      if (last && last.rowCount < maxRows && bytes + size <= maxBytes) {
        last.products.push(pieces);
        last.rowCount += 1;
        bytes += size;
      } else {
        batches.push({ ...first, rowCount: 1, products: [pieces] });
        bytes = size;
      }
    }
    return batches;
  }
}
