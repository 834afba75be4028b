import { type Random, seededRandom } from '../../graphql-server/test/seeded-random.ts';
import { orderInput, type PricedPiece } from '../orders/order-input.ts';
import { type Asker, Refused } from './asker.ts';

const PLACE = `mutation ($input: PlaceOrderInput!, $key: String!) {
  placeOrder(input: $input, idempotencyKey: $key) { token number } }`;
const CART = `query ($cart: CartInput!) { cart(input: $cart) {
  lines { variantId quantity availability } total { amount } changes { kind } } }`;
const WORDS = ['cotton', 'lamp', 'silk scarf', 'steel', 'warm jacket', 'bag'];
const MAX_TRIES = 200;

export interface Piece extends PricedPiece {
  path: string;
}

interface Placed {
  token: string;
  number: string;
}

/** The requests of shoppers. */
export class Shoppers {
  readonly acknowledged: Placed[] = [];
  /** Expected responses to a valid request: sold out, or a changed price. */
  refused = 0;
  readonly #asker: Asker;
  readonly #pieces: readonly Piece[];

  constructor(asker: Asker, pieces: readonly Piece[]) {
    this.#asker = asker;
    this.#pieces = pieces;
  }

  /** Browses, searches, fills a cart and orders until the end. */
  async shop(seed: number, isOver: () => boolean, pauseMs: number): Promise<void> {
    const random = seededRandom(seed);
    while (!isOver()) {
      await this.#visit(random);
      await new Promise((resolve) => setTimeout(resolve, random.fraction() * 2 * pauseMs));
    }
  }

  /** @returns whether the order was placed; resends it with the same key until the result is known */
  async buy(piece: PricedPiece, kind = 'order'): Promise<boolean> {
    const variables = { input: orderInput(piece), key: crypto.randomUUID() };
    for (let turn = 0; turn < MAX_TRIES; turn += 1) {
      try {
        const answer = await this.#asker.graphql(kind, PLACE, variables);
        if (!answer) continue;
        this.acknowledged.push(answer.placeOrder);
        return true;
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== 'CONFLICT') throw error;
        this.refused += 1;
        return false;
      }
    }
    throw new Error('An order was neither placed nor refused.');
  }

  async #visit(random: Random): Promise<void> {
    const piece = random.pick([...this.#pieces]);
    await this.#asker.ask('page', random.pick(['/', '/shop', piece.path]));
    await this.#asker.ask('page', piece.path);
    await this.#asker.ask('availability', `/index/availability?ids=${piece.variantId}`);
    const search = new URLSearchParams({ q: random.pick(WORDS) });
    await this.#asker.ask('search', `/index/find?${search}`);
    const lines = [{ variantId: piece.variantId, quantity: 1 }];
    await this.#asker.graphql('cart', CART, { cart: { lines } });
    if (random.fraction() < 0.5) await this.buy(piece);
  }
}
