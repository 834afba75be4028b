import type { Filter } from 'mongodb';
import { assertValid } from '../../kernel/errors.ts';
import {
  countPlanned,
  type KeysetRequest,
  keysetPage,
  type PlannedPage,
} from '../../kernel/list/keyset-page.ts';
import { assertPage } from '../../kernel/list/paging.ts';
import type { RequestScans } from '../../kernel/list/scans.ts';
import {
  AT_INDEX,
  AT_OF_INDEX,
  type Delivery,
  IS_DELIVERY_ID,
  type StoredWebhook,
  type WebhookCollection,
} from './collection.ts';
import { webhooksMessages } from './messages.ts';
import { readWebhooks } from './read-webhooks.ts';
import { hasArrived } from './send.ts';

/** WAITING: not tried yet. FAILED: tried, and either will be retried or was given up. */
export type DeliveryState = 'WAITING' | 'ARRIVED' | 'FAILED';

interface Context {
  webhooks: WebhookCollection;
  scans: RequestScans;
}

interface Request extends KeysetRequest {
  filter?:
    | { webhookId?: string | null | undefined; state?: DeliveryState | null | undefined }
    | null
    | undefined;
}

export type DeliveryPage = PlannedPage<Delivery, StoredWebhook>;

const HAS_ARRIVED = { nextAt: null, 'answer.status': { $gte: 200, $lt: 300 } };
const HAS_FAILED = {
  attempts: { $gt: 0 },
  answer: { $exists: true },
  'answer.status': { $not: { $gte: 200, $lt: 300 } },
};
const OF_STATES: Readonly<Record<DeliveryState, object>> = {
  ARRIVED: HAS_ARRIVED,
  FAILED: HAS_FAILED,
  WAITING: { $nor: [HAS_ARRIVED, HAS_FAILED] },
};

/** The messages of the last week, newest first. @throws UserError for an invalid page size or cursor */
export async function listDeliveries(context: Context, request: Request): Promise<DeliveryPage> {
  const { first, after, filter } = request;
  assertPage({ first, offset: 0 });
  const behind = after == null ? {} : behindCursor(after);
  const plan = await planFor(context, filter ?? {});
  const found = (await context.scans.run((options) =>
    context.webhooks
      .find({ $and: [plan.filter, behind] } as Filter<StoredWebhook>, options)
      .hint(plan.hint)
      .sort({ at: -1, _id: -1 })
      .limit(first + 1)
      .toArray(),
  )) as Delivery[];
  return { plan, ...keysetPage(request, found, cursorOf) };
}

export function countDeliveries({ webhooks, scans }: Context, { plan }: DeliveryPage): Promise<number> {
  return countPlanned(webhooks, scans, plan);
}

export function deliveryState({ nextAt, attempts, answer }: Delivery): DeliveryState {
  if (answer && !hasArrived(answer) && attempts > 0) return 'FAILED';
  return answer && nextAt === null ? 'ARRIVED' : 'WAITING';
}

/** Omits messages to deleted webhooks. */
async function planFor(
  context: Context,
  { webhookId, state }: NonNullable<Request['filter']>,
): Promise<DeliveryPage['plan']> {
  const ids = webhookId == null ? (await readWebhooks(context)).map(({ _id }) => _id) : null;
  const filter = {
    webhook: ids ? { $in: ids } : webhookId,
    at: { $type: 'date' },
    ...(state && OF_STATES[state]),
  };
  return { filter: filter as Filter<StoredWebhook>, hint: ids ? AT_INDEX : AT_OF_INDEX };
}

function behindCursor(after: string): object {
  const [moment = '', id = ''] = after.split('~');
  if (!/^\d{1,15}$/.test(moment) || !IS_DELIVERY_ID.test(id)) {
    assertValid({ after: webhooksMessages.cursorOfOtherList });
  }
  const at = new Date(Number(moment));
  return { $or: [{ at: { $lt: at } }, { at, _id: { $lt: id } }] };
}

function cursorOf({ at, _id }: Delivery): string {
  return `${at.getTime()}~${_id}`;
}
