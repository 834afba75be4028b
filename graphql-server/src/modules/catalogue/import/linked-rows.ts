import type { Batch } from './csv-format.ts';

type Piece = Pick<Batch, 'start' | 'end' | 'line'>;

interface Linked {
  pieces: Piece[];
  /** The key of the product that this row belongs to; null for a product. */
  parent: string | null;
}

/** Groups the rows of each product, wherever they are in the file. */
export class LinkedRows {
  readonly #rows: Linked[] = [];
  readonly #byKey = new Map<string, Linked>();
  #apart = 0;

  /** The number of products so far. */
  get productCount(): number {
    return this.#rows.length - this.#apart;
  }

  add(piece: Piece, { keys, parent }: { keys: string[]; parent: string | null }): void {
    const row = { pieces: [piece], parent };
    this.#rows.push(row);
    if (parent !== null) return;
    for (const key of keys) if (!this.#byKey.has(key)) this.#byKey.set(key, row);
  }

  /** All products in file order, in batches. A row whose product is missing counts as a product. */
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
