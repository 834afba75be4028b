import { assertValid, UserError } from '../errors.ts';
import { ship } from '../inventory/ship.ts';
import { checkText, cleanText, type FieldErrors } from '../rules/text.ts';
import { byId, changeOrder } from './change-order.ts';
import type { Order, OrderLine } from './collection.ts';
import type { OrderContext } from './context.ts';
import { newEvent } from './new-event.ts';

interface Shipped {
  lineId: string;
  quantity: number;
}

/** A parcel as a client describes it. */
export interface ParcelDraft {
  /** null: all that is not shipped yet. */
  lines?: readonly Shipped[] | null | undefined;
  carrier?: string | null | undefined;
  trackingUrl?: string | null | undefined;
}

const MAX_CARRIER_LENGTH = 100;
const MAX_URL_LENGTH = 1_000;
/** One more takes all the rest. */
const MAX_PARCELS = 500;

/** Notes that a parcel was handed over: what is in it leaves the shelf. @throws UserError where that is not possible */
export async function fulfilOrder(context: OrderContext, id: string, draft: ParcelDraft): Promise<Order> {
  const parcel = readParcel(draft);
  const { author } = context.recorder;
  return changeOrder(context, byId(id), 'fulfil', async (order, session) => {
    const shipped = draft.lines ? sumLines(draft.lines) : remaining(order.lines);
    assertValid(checkShipped(order.lines, shipped));
    const lines = order.lines.map((line) => ({
      ...line,
      shipped: line.shipped + (shipped.get(line.id) ?? 0),
    }));
    const leaving = order.lines
      .map((line) => ({ ...line, quantity: shipped.get(line.id) ?? 0 }))
      .filter(({ quantity }) => quantity > 0);
    await ship(context, session, leaving, { order: String(order.number), by: author?.name ?? null });
    const inParcel = [...shipped].map(([lineId, quantity]) => ({ lineId, quantity }));
    const { carrier, trackingUrl } = parcel;
    const event = {
      ...newEvent('SHIPPED', author),
      ...(carrier && { carrier }),
      ...(trackingUrl && { trackingUrl }),
      lines: inParcel,
    };
    const isAll = remaining(lines).size === 0;
    if (!isAll && order.fulfilments.length >= MAX_PARCELS)
      throw new UserError('CONFLICT', 'This order has so many parcels that the next one has to be the last.');
    return {
      set: { lines, ...(isAll && { status: 'SHIPPED' as const }) },
      event,
      fulfilment: { at: event.at, ...parcel, lines: inParcel },
    };
  });
}

function readParcel({ carrier, trackingUrl }: ParcelDraft) {
  const [name, url] = [cleanText(carrier), cleanText(trackingUrl)];
  const nameFault = name !== '' && checkText('The carrier', name, { maxLength: MAX_CARRIER_LENGTH });
  const isUrl = url === '' || (url.length <= MAX_URL_LENGTH && isWebAddress(url));
  assertValid({
    ...(nameFault && { carrier: nameFault }),
    ...(!isUrl && {
      trackingUrl: 'An address where a parcel can be followed begins with https:// or http://',
    }),
  });
  return { carrier: name || null, trackingUrl: url || null };
}

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s<>"']+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

function remaining(lines: readonly OrderLine[]): Map<string, number> {
  const open = lines.filter(({ quantity, shipped }) => quantity > shipped);
  return new Map(open.map(({ id, quantity, shipped }) => [id, quantity - shipped]));
}

function sumLines(lines: readonly Shipped[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { lineId, quantity } of lines) {
    // A negative one is not to make up for another.
    const sum = quantity >= 1 ? (sums.get(lineId) ?? 0) + quantity : Number.NaN;
    sums.set(lineId, sum);
  }
  return sums;
}

function checkShipped(lines: readonly OrderLine[], shipped: ReadonlyMap<string, number>): FieldErrors {
  if (shipped.size === 0) return { lines: 'A parcel has at least one line' };
  const open = remaining(lines);
  const known = new Map(lines.map((line) => [line.id, line]));
  for (const [id, quantity] of shipped) {
    const line = known.get(id);
    if (!line) return { lines: 'The order has no such line' };
    const most = open.get(id) ?? 0;
    if (!(quantity <= most)) {
      const left = most === 0 ? 'All of it is' : `${line.quantity - most} of ${line.quantity} are`;
      return {
        lines: `${line.title}: ${left} shipped already, and a parcel has at least one piece of each line`,
      };
    }
  }
  return {};
}
