import { UserError } from '../errors.ts';
import { NEWEST } from '../mongodb/documents.ts';
import { takeLease } from '../mongodb/lease.ts';
import { SYSTEM } from './actor.ts';
import { canceled } from './cancel-order.ts';
import { changeOrder } from './change-order.ts';
import { UNPAID_INDEX } from './collection.ts';
import type { OrderServices } from './context.ts';
import { newEvent } from './new-event.ts';

const LEASE_MS = 60_000;
const INTERVAL_MS = 20_000;
const MAX_AT_ONCE = 500;

/** Ends the orders that were not paid in time: what was reserved for them is there for others. @returns how many ended. @throws what kept one from its end */
export async function expireOrders(services: OrderServices, now = new Date()): Promise<number> {
  const { orders } = services;
  const unpaid = await orders
    .find({ status: 'AWAITING_PAYMENT', payBy: { $lte: now } }, { ...NEWEST, projection: { _id: 1 } })
    .hint(UNPAID_INDEX)
    .limit(MAX_AT_ONCE)
    .toArray();
  let ended = 0;
  const failures: unknown[] = [];
  for (const { _id } of unpaid) {
    const isDue = { _id, status: 'AWAITING_PAYMENT', payBy: { $lte: now } } as const;
    try {
      await changeOrder(services, isDue, 'expire', (order, session) =>
        canceled(services, session, order, newEvent('EXPIRED', SYSTEM)),
      );
      ended += 1;
    } catch (error) {
      // It may be paid, or canceled, at this very moment; what else fails keeps none of the others.
      if (!(error instanceof UserError)) failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return ended;
}

/** Looks for orders that were not paid in time, on one of the servers. */
export class ExpiryTimer {
  readonly #services: OrderServices;
  readonly #holder: string;
  readonly #log: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(services: OrderServices, holder: string, log: (error: unknown) => void) {
    this.#services = services;
    this.#holder = holder;
    this.#log = log;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#running = this.#running.then(() => this.#look()).catch(this.#log);
    }, INTERVAL_MS).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async #look(): Promise<void> {
    const { orderLeases } = this.#services;
    if (await takeLease(orderLeases, 'expiry', this.#holder, LEASE_MS)) await expireOrders(this.#services);
  }
}
