import type { ClientSession, ObjectId } from 'mongodb';
import { Batch, type Outcome } from '../../kernel/batch.ts';
import { inBatches } from '../../kernel/in-batches.ts';
import { isUnavailable } from '../../kernel/mongodb/failures.ts';
import { assertNoSwap } from '../../kernel/mongodb/swap.ts';
import { inTransaction } from '../../kernel/mongodb/transaction.ts';
import { readSeller, type Seller } from '../documents/read-seller.ts';
import type { Order, OrderCollections } from '../orders/collection.ts';
import type { OrderEventKind } from '../orders/events.ts';
import type { OrderFollower, OrderHappening, OrderListener } from '../orders/order-store.ts';
import { DUE_INDEX } from './collection.ts';
import { eraseBuyer, type IssueCollections, issueDocuments } from './issue-documents.ts';

type Collections = IssueCollections & Pick<OrderCollections, 'orders'>;

/** Events after which an order may need a document. A new order needs one only if it is already paid. */
const CAUSES: ReadonlySet<OrderEventKind> = new Set([
  'PLACED',
  'EDITED',
  'PAID',
  'PAID_LATE',
  'SHIPPED',
  'DELIVERED',
  'PAID_BACK',
  'REFUND_UNDONE',
  'UNDELIVERED',
  'CANCELED',
  'EXPIRED',
]);
const MAX_GROUP = 50;

/**
 * Issues the documents of orders. All numbers come from a single counter, so payments would wait for each
 * other if each of them took a number. Instead, each payment only records that its order is due. A later
 * transaction issues the documents of all due orders.
 */
export class InvoiceIssuer {
  readonly #collections: Collections;
  readonly #groups: Batch<ObjectId, void>;

  constructor(collections: Collections) {
    this.#collections = collections;
    const commit = (ids: readonly ObjectId[]) => this.#issue(ids);
    this.#groups = new Batch({ maxSize: MAX_GROUP, failsAll: isUnavailable, commit });
  }

  /**
   * Called in the transaction of an order's events: records that the order is due for documents. Erases the
   * buyer when the order's details are erased.
   */
  readonly note: OrderListener = async (session, happened) => {
    const { invoicesDue } = this.#collections;
    const edited = new Set(
      happened.filter(({ event }) => event.kind === 'EDITED').map(({ order }) => order._id.toHexString()),
    );
    for (const _id of ordersOf(happened)) {
      const change = {
        $setOnInsert: { since: new Date() },
        $inc: { changes: 1 },
        ...(edited.has(_id.toHexString()) && { $set: { isEdited: true as const } }),
      };
      await invoicesDue.updateOne({ _id }, change, { session, upsert: true });
    }
    for (const { order, event } of happened) {
      if (event.kind !== 'ERASED') continue;
      await eraseBuyer(this.#collections, session, order._id);
      await invoicesDue.updateOne({ _id: order._id }, { $inc: { changes: 1 } }, { session });
    }
  };

  /** Issues the documents of orders right after their events. If this fails, `issueDue` issues them later. */
  readonly follow: OrderFollower = async (happened) => {
    await Promise.all(ordersOf(happened).map((id) => this.#groups.run(id)));
  };

  /**
   * Issues all documents that are still due, oldest first, because a server was killed or the database was
   * busy.
   */
  async issueDue(signal: AbortSignal): Promise<void> {
    const due = this.#collections.invoicesDue.find({}).hint(DUE_INDEX).sort({ since: 1, _id: 1 });
    const errors: unknown[] = [];
    for await (const some of inBatches(due, MAX_GROUP)) {
      if (signal.aborted) break;
      const issued = some.map(({ _id }) => this.#groups.run(_id));
      for (const outcome of await Promise.allSettled(issued))
        if (outcome.status === 'rejected') errors.push(outcome.reason);
    }
    if (errors.length > 0) throw errors[0];
  }

  async #issue(ids: readonly ObjectId[]): Promise<Outcome<void>[]> {
    const { orders, invoicesDue } = this.#collections;
    await inTransaction(orders.db.client, async (session) => {
      await assertNoSwap(orders.db, session);
      const due = await invoicesDue.find({ _id: { $in: [...ids] } }, { session }).toArray();
      if (due.length === 0) return;
      const own = { _id: { $in: due.map(({ _id }) => _id) } };
      // Delete first, so that a second server that issues the same documents waits here.
      await invoicesDue.deleteMany(own, { session });
      const edited = new Set(due.filter(({ isEdited }) => isEdited).map(({ _id }) => _id.toHexString()));
      const found = await orders.find(own, { session }).toArray();
      await this.#issueOf(session, found, edited);
    });
    return ids.map(() => ({ result: undefined }));
  }

  async #issueOf(
    session: ClientSession,
    orders: readonly Order[],
    edited: ReadonlySet<string>,
  ): Promise<void> {
    let seller: Promise<Seller> | undefined;
    const sellerOnce = () => {
      seller ??= readSeller(this.#collections, session);
      return seller;
    };
    for (const order of orders) {
      const isEdited = edited.has(order._id.toHexString());
      await issueDocuments(this.#collections, session, { order, isEdited }, sellerOnce);
    }
  }
}

/** The orders that may need a document after these events, without duplicates. */
function ordersOf(happened: readonly OrderHappening[]): ObjectId[] {
  const due = happened.filter(
    ({ order, event }) =>
      CAUSES.has(event.kind) && (event.kind !== 'PLACED' || order.paymentStatus !== 'PENDING'),
  );
  return [...new Map(due.map(({ order: { _id } }) => [_id.toHexString(), _id])).values()];
}
