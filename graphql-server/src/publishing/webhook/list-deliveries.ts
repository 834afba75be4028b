import type { Filter } from 'mongodb';
import { assertValid, UserError } from '../../errors.ts';
import { assertPage } from '../../list/bounds.ts';
import { AT_INDEX, type Delivery, type WebhookCollection, type WebhookSettings } from './collection.ts';

type Stored = WebhookSettings | Delivery;

const IS_ID = /^(delivery-\d{1,15}|event-[0-9a-f]{24})$/;
const CURSOR = /^(\d{1,15})\.((?:delivery|event)-[0-9a-f]{1,24})$/;

interface Request {
  first: number;
  after?: string | null | undefined;
}

export interface DeliveryPage {
  nodes: Delivery[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

/** The messages of the last week, the newest first. @throws UserError when `first` is out of bounds or `after` no cursor */
export async function listDeliveries(
  { webhooks }: { webhooks: WebhookCollection },
  { first, after }: Request,
): Promise<DeliveryPage> {
  assertPage({ first, offset: 0 });
  const [, moment, id] = after == null ? [] : (CURSOR.exec(after) ?? []);
  if (after != null && id === undefined) {
    assertValid({ after: 'This cursor is of no message: read the first page again.' });
  }
  const at = new Date(Number(moment));
  const behind = { $or: [{ at: { $lt: at } }, { at, _id: { $lt: id } }] } as unknown as Filter<Stored>;
  const filter = { at: { $type: 'date' }, ...(id !== undefined && behind) } as Filter<Stored>;
  const found = (await webhooks
    .find(filter)
    .hint(AT_INDEX)
    .sort({ at: -1, _id: -1 })
    .limit(first + 1)
    .toArray()) as Delivery[];
  const nodes = found.slice(0, first);
  const [start, end] = [nodes[0], nodes.at(-1)].map((one) => (one ? cursorOf(one) : null));
  return {
    nodes,
    pageInfo: {
      hasNextPage: found.length > first,
      hasPreviousPage: after != null,
      startCursor: start ?? null,
      endCursor: end ?? null,
    },
  };
}

/** Lets a message be sent once more, with the same id. @throws UserError for an id that is unknown */
export async function resendDelivery(
  { webhooks }: { webhooks: WebhookCollection },
  id: string,
): Promise<Delivery> {
  const change = { $set: { attempts: 0, nextAt: new Date() } };
  const options = { hint: { _id: 1 }, returnDocument: 'after' } as const;
  const found = IS_ID.test(id)
    ? await webhooks.findOneAndUpdate({ _id: id as Delivery['_id'] }, change, options)
    : null;
  if (!found) throw new UserError('NOT_FOUND', 'There is no such message.');
  return found as Delivery;
}

function cursorOf({ at, _id }: Delivery): string {
  return `${at.getTime()}.${_id}`;
}
