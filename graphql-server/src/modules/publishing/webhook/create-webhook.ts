import { MAX_WEBHOOKS } from '@mela/rules/webhook-limits.ts';
import { type ClientSession, ObjectId } from 'mongodb';
import { assertValid, UserError } from '../../../kernel/errors.ts';
import { webhookChange } from '../webhook-change.ts';
import {
  ALL_WEBHOOKS,
  type WebhookCollection,
  type WebhookEventKind,
  type WebhookId,
  type WebhookSettings,
} from './collection.ts';
import type { WebhookContext } from './context.ts';
import { assertReachable, readInput } from './read-input.ts';
import { readWebhooks } from './read-webhooks.ts';
import { makeSecret } from './secret.ts';
import { takeUpReleases } from './take-up-releases.ts';
import { type Webhook, webhookState } from './webhook-state.ts';

const TOO_MANY = `There can be ${MAX_WEBHOOKS} webhooks: delete one first.`;
const TOLD_ALREADY = 'This address is told already: change its webhook instead.';

interface Input {
  url: string;
  events: readonly WebhookEventKind[];
  isOn?: boolean | undefined;
}

/**
 * Begins to tell an address of what happens from now on.
 * @returns the secret too, which is not answered again.
 * @throws UserError for what cannot be told, one too many, or an address that is told already
 */
export async function createWebhook(
  context: WebhookContext,
  { isOn = true, ...input }: Input,
): Promise<{ webhook: Webhook; secret: string }> {
  const { url, events } = readInput(input);
  await assertReachable(context, url);
  await takeUpReleases(context);
  const { secret, stored } = makeSecret(context.encryption);
  const _id: WebhookId = `webhook-${new ObjectId().toHexString()}`;
  const paused = isOn ? {} : { isPaused: true, isOff: true };
  const settings: WebhookSettings = {
    _id,
    version: 1,
    url: url ?? '',
    events: events ?? [],
    secret: stored,
    answers: [],
    ...paused,
  };
  await context.recorder.transact(async (session) => {
    await assertRoom(context, session);
    await assertNotTold(context, session, settings);
    await context.webhooks.insertOne(settings, { session });
    await context.recorder.record(session, [webhookChange(null, settings)]);
  });
  return { webhook: await webhookState(context, settings), secret };
}

/** @throws UserError when there are enough */
export async function assertRoom(
  { webhooks }: { webhooks: WebhookCollection },
  session: ClientSession,
): Promise<void> {
  await webhooks.updateOne({ _id: 'made' }, { $inc: { count: 1 } }, { upsert: true, session });
  const count = await webhooks.countDocuments(ALL_WEBHOOKS, { session, hint: '_id_' });
  if (count >= MAX_WEBHOOKS) throw new UserError('CONFLICT', TOO_MANY);
}

/** @throws UserError when another one has the same address */
export async function assertNotTold(
  collections: { webhooks: WebhookCollection },
  session: ClientSession,
  { _id, url }: Pick<WebhookSettings, '_id' | 'url'>,
): Promise<void> {
  const found = await readWebhooks(collections, session);
  assertValid(found.some((one) => one._id !== _id && one.url === url) ? { url: TOLD_ALREADY } : {});
}
