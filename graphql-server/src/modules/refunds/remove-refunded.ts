import { unshippedOf } from '@mela/rules/order-units.ts';
import type { ClientSession } from 'mongodb';
import type { InventoryCollections } from '../inventory/collection.ts';
import { release } from '../inventory/release.ts';
import { restock } from '../inventory/restock.ts';
import { writeOff } from '../inventory/ship.ts';
import { actorOf } from '../orders/actor.ts';
import type { OrderChange } from '../orders/change-order.ts';
import type { Order, OrderLine } from '../orders/collection.ts';
import { newEvent } from '../orders/events.ts';
import { reservedLines, statusWith } from '../orders/order-units.ts';
import type { RefundLine } from './collection.ts';
import type { RefundContext } from './context.ts';

interface Refunded {
  order: Order;
  lines: readonly RefundLine[];
  /** The order and the author, which are recorded with the stock movements. */
  cause: { order: string; by: string | null };
}

/**
 * Removes refunded units from an order: shipped ones may be restocked, and unshipped ones will not be shipped. If nothing is left to
 * ship, the order becomes shipped or canceled.
 */
export async function removeRefunded(
  context: Pick<RefundContext, 'viewer'> & InventoryCollections,
  session: ClientSession,
  { order, lines, cause }: Refunded,
): Promise<Required<Pick<OrderChange, 'set' | 'furtherEvents'>>> {
  const isReserved = new Set(reservedLines(order).map(({ id }) => id));
  const after = order.lines.map((line) => {
    const units = unitsOf(lines, line.id);
    const removed = isReserved.has(line.id) ? removedUnits(line, units) : 0;
    return {
      ...line,
      refunded: (line.refunded ?? 0) + units.shipped + units.restocked + units.writtenOff,
      ...(removed > 0 && { removed: (line.removed ?? 0) + removed }),
      ...(units.returned > 0 && { returned: (line.returned ?? 0) + units.returned }),
    };
  });
  await changeStock(context, session, { order, after, lines, cause });
  const status = order.lines.every((line, index) => line.removed === after[index]?.removed)
    ? {}
    : statusWith(order.status, after);
  const canceled = { ...newEvent('CANCELED', actorOf(context.viewer)), isRefund: true as const };
  return {
    set: { lines: after, ...status },
    furtherEvents: status.status === 'CANCELED' ? [canceled] : [],
  };
}

interface RefundedUnits {
  shipped: number;
  /** The shipped units that are restocked. */
  returned: number;
  /** The unshipped units that can be sold again. `writtenOff` are those that cannot. */
  restocked: number;
  writtenOff: number;
}

function unitsOf(lines: readonly RefundLine[], id: string): RefundedUnits {
  const sum = (is: (line: RefundLine) => boolean) =>
    lines
      .filter((line) => line.lineId === id && is(line))
      .reduce((total, { quantity }) => total + quantity, 0);
  return {
    shipped: sum(({ isShipped }) => isShipped),
    returned: sum(({ isShipped, restock: isBack }) => isShipped && isBack),
    restocked: sum(({ isShipped, restock: isBack }) => !isShipped && isBack),
    writtenOff: sum(({ isShipped, restock: isBack }) => !isShipped && !isBack),
  };
}

/**
 * @returns the number of units to remove. Units of an earlier failed or reverted refund are already removed,
 * so they are used first
 */
function removedUnits(line: OrderLine, { restocked, writtenOff }: RefundedUnits): number {
  const before = Math.max((line.removed ?? 0) - (line.refunded ?? 0), 0);
  return Math.min(Math.max(restocked + writtenOff - before, 0), unshippedOf(line));
}

async function changeStock(
  context: InventoryCollections,
  session: ClientSession,
  { order, after, lines, cause }: Refunded & { after: readonly OrderLine[] },
): Promise<void> {
  const changes = order.lines.map((line, index) => {
    const removed = (after[index]?.removed ?? 0) - (line.removed ?? 0);
    const units = unitsOf(lines, line.id);
    const writtenOff = Math.min(units.writtenOff, removed);
    return { line, released: removed - writtenOff, writtenOff, returned: units.returned };
  });
  const pick = (kind: 'released' | 'writtenOff' | 'returned') =>
    changes.filter((one) => one[kind] > 0).map((one) => ({ ...one.line, quantity: one[kind] }));
  await release(context, session, pick('released'));
  await writeOff(context, session, pick('writtenOff'), cause);
  await restock(context, session, pick('returned'), cause);
}
