import { ownShop } from '@mela/rules/content/own-content.ts';
import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import { unrefundedUnits, unreturnedOf } from '@mela/rules/order-units.ts';
import { daysLater, shopDayAt, startOfShopDay } from '@mela/rules/shop-days.ts';
import type { ClientSession } from 'mongodb';
import { newestIn } from '../../kernel/mongodb/documents.ts';
import type { ContentCollections } from '../content/collection.ts';
import type { Order } from '../orders/collection.ts';
import type { Return } from './collection.ts';

/** Why nothing of an order can be returned. */
export type ReturnObstacle = 'NOT_OFFERED' | 'NOT_DELIVERED' | 'PERIOD_OVER' | 'NOTHING_LEFT';

/** What a shopper can return. */
export interface Returnable {
  /** The end of the return period. null: it has not started, or the shop accepts no returns. */
  until: Date | null;
  /** The last day of the return period, such as 2026-11-27. */
  lastDay: string | null;
  obstacle: ReturnObstacle | null;
  lines: { lineId: string; quantity: number }[];
}

type ReturnedOrder = Pick<Order, 'status' | 'events' | 'lines' | 'isErased'>;

/** The return period in days after delivery, from the storefront's policies. 0: no returns. */
export async function readReturnDays(
  { content }: ContentCollections,
  session?: ClientSession,
): Promise<number> {
  const options = { ...newestIn(session), projection: { 'sections.shop': 1 } };
  const stored = await content.findOne({ _id: 'content' }, options);
  return ownShop(stored?.sections.shop ?? SAMPLE_CONTENT.shop).returnDays ?? 0;
}

/** The return period and the time zone of its days. */
interface Period {
  days: number;
  timeZone: string;
}

export function returnableOf(
  order: ReturnedOrder,
  returns: readonly Return[],
  period: Period,
  now = new Date(),
): Returnable {
  const lastDay = lastDayOf(order, period);
  const until = lastDay === null ? null : startOfShopDay(daysLater(lastDay, 1), period.timeZone);
  const lines = order.lines
    .map((line) => ({ lineId: line.id, quantity: returnableUnits(line, returns) }))
    .filter(({ quantity }) => quantity > 0);
  const obstacle = obstacleTo({ until, lines }, order, period.days, now);
  return { until, lastDay, obstacle, lines: obstacle ? [] : lines };
}

function obstacleTo(
  { until, lines }: Pick<Returnable, 'until' | 'lines'>,
  { isErased }: ReturnedOrder,
  days: number,
  now: Date,
): ReturnObstacle | null {
  if (days === 0) return 'NOT_OFFERED';
  if (!until) return 'NOT_DELIVERED';
  if (isErased || now >= until) return 'PERIOD_OVER';
  return lines.length === 0 ? 'NOTHING_LEFT' : null;
}

/** The period starts on the day after the delivery, and includes the whole last day. */
function lastDayOf({ status, events }: ReturnedOrder, { days, timeZone }: Period): string | null {
  const delivered = events.findLast(({ kind }) => kind === 'DELIVERED');
  if (days === 0 || status !== 'DELIVERED' || !delivered) return null;
  return shopDayAt(delivered.at, timeZone, days);
}

/** The shipped and paid units that are not part of an earlier return. */
function returnableUnits(line: Order['lines'][number], returns: readonly Return[]): number {
  const coming = returns.filter(({ status }) => status === 'REQUESTED' || status === 'ACCEPTED');
  const expected = coming
    .flatMap(({ lines }) => lines.filter(({ lineId }) => lineId === line.id))
    .reduce((sum, { quantity, received }) => sum + quantity - received, 0);
  return Math.max(Math.min(unreturnedOf(line), unrefundedUnits(line).shipped) - expected, 0);
}
