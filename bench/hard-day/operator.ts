import { type Random, seededRandom } from '../../graphql-server/test/seeded-random.ts';
import { type Asker, Refused } from './asker.ts';
import type { Freshness } from './freshness.ts';

const EDIT = `mutation ($id: ID!, $title: String!) { updateProduct(id: $id, input: { title: $title }) { id title } }`;
const ADJUST = `mutation ($id: ID!) { adjustInventory(variantId: $id, delta: 1, reason: CORRECTED) { onHand } }`;
const ORDERS = `{ orders(first: 20, filter: { status: CONFIRMED }, orderBy: { field: PLACED_AT, direction: DESC }) {
  nodes { id paymentStatus } } }`;
const STEPS = {
  paid: 'mutation ($id: ID!) { markOrderPaid(id: $id) { id } }',
  shipped: 'mutation ($id: ID!) { fulfilOrder(id: $id, input: { carrier: "Post" }) { id } }',
  canceled: 'mutation ($id: ID!) { cancelOrderById(id: $id) { id } }',
};
const CHANGES = '{ history(first: 10) { nodes { id canUndo subjectId group { created } } } }';
const UNDO = 'mutation ($id: ID!) { undoChange(id: $id) { id } }';

/** Simulates the shop's operators. */
export class Operator {
  readonly #asker: Asker;
  readonly #random: Random = seededRandom(11);
  readonly #freshness: Freshness;
  readonly #edited: readonly { id: string; path: string }[];

  /** @param edited products that only this function changes */
  constructor(asker: Asker, edited: readonly { id: string; path: string }[], freshness: Freshness) {
    this.#asker = asker;
    this.#edited = edited;
    this.#freshness = freshness;
  }

  async work(isOver: () => boolean, pauseMs: number, stocked: readonly string[]): Promise<void> {
    for (let turn = 0; !isOver(); turn += 1) {
      await this.#edit(turn);
      await this.#do('stock correction', ADJUST, { id: this.#random.pick([...stocked]) });
      await this.#handleOrder();
      if (turn % 5 === 4) await this.#undo();
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  /** Imports a file like an operator. @returns the response */
  async importRows(csv: string): Promise<string | null> {
    const path = '/api/product/import?dry_run=0&name=day.csv';
    return this.#asker.ask('import', path, { method: 'POST', body: csv, type: 'text/csv' });
  }

  async #edit(turn: number): Promise<void> {
    const product = this.#edited[turn % this.#edited.length];
    if (!product) return;
    const title = `Edited ${turn} times`;
    const begun = this.#freshness.begin(product.path);
    const answer = await this.#do('edit', EDIT, { id: product.id, title });
    begun(answer ? title : null);
  }

  async #handleOrder(): Promise<void> {
    const found = await this.#do('order list', ORDERS, {});
    const order = found && this.#random.pick([...found.orders.nodes, null]);
    if (!order) return;
    const step = this.#random.pick(['paid', 'shipped', 'canceled'] as const);
    if (step === 'paid' && order.paymentStatus !== 'PENDING') return;
    await this.#do(`order ${step}`, STEPS[step], { id: order.id });
  }

  /** Undoes the latest changes; ignores those that cannot be undone. */
  async #undo(): Promise<void> {
    const found = await this.#do('history', CHANGES, {});
    const change = found?.history.nodes.find(({ canUndo }: { canUndo: boolean }) => canUndo);
    if (!change) return;
    // The page shows the current title or the previous one.
    const product = this.#edited.find(({ id }) => id === change.subjectId);
    if (product) this.#freshness.begin(product.path);
    if (change.group) this.#freshness.forgetAll();
    await this.#do('undo', UNDO, { id: change.id });
  }

  /** Makes a change. A conflict with another change is no error. */
  // biome-ignore lint/suspicious/noExplicitAny: the caller knows the shape of the response.
  async #do(kind: string, query: string, variables: object): Promise<any> {
    return this.#asker.graphql(kind, query, variables).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      if (error.code !== 'CONFLICT') this.#asker.faults.push(`${kind}: ${error.code} ${error.message}`);
      return null;
    });
  }
}
