import { MAX_WEBHOOKS } from '@mela/rules/webhook-limits.ts';
import { type ClientSession, ObjectId } from 'mongodb';
import { assertValid, ConflictError, UserError } from '../../kernel/errors.ts';
import {
  ALL_WEBHOOKS,
  AT_OF_INDEX,
  type WebhookCollection,
  type WebhookContext,
  type WebhookEventKind,
  type WebhookId,
  type WebhookSettings,
} from './collection.ts';
import { webhooksMessages } from './messages.ts';
import { assertReachable, readInput } from './read-input.ts';
import { findWebhook, readWebhooks } from './read-webhooks.ts';
import { makeSecret, readableSecretOf } from './secret.ts';
import { takeUpReleases } from './take-up-releases.ts';
import { webhookChange } from './webhook-change.ts';
import { type Webhook, webhookState } from './webhook-state.ts';

interface Input {
  url: string;
  events: readonly WebhookEventKind[];
  isOn?: boolean | undefined;
}

/**
 * Creates a webhook for events from now on.
 * @returns the webhook with its secret, which is not shown again
 * @throws UserError for invalid input, too many webhooks, or a duplicate address
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

/** @throws UserError if the shop has the maximum number of webhooks */
export async function assertRoom(
  { webhooks }: { webhooks: WebhookCollection },
  session: ClientSession,
): Promise<void> {
  await webhooks.updateOne({ _id: 'made' }, { $inc: { count: 1 } }, { upsert: true, session });
  const count = await webhooks.countDocuments(ALL_WEBHOOKS, { session, hint: '_id_' });
  if (count >= MAX_WEBHOOKS)
    throw new UserError('CONFLICT', webhooksMessages.tooManyWebhooks({ max: MAX_WEBHOOKS }));
}

/** @throws UserError if another webhook has the same URL */
async function assertNotTold(
  collections: { webhooks: WebhookCollection },
  session: ClientSession,
  { _id, url }: Pick<WebhookSettings, '_id' | 'url'>,
): Promise<void> {
  const found = await readWebhooks(collections, session);
  assertValid(
    found.some((one) => one._id !== _id && one.url === url) ? { url: webhooksMessages.addressTaken } : {},
  );
}

interface Change {
  url?: string | null | undefined;
  events?: readonly WebhookEventKind[] | null | undefined;
  isOn?: boolean | null | undefined;
  /** The version that the caller has read. null: any. */
  version?: number | null | undefined;
}

/**
 * Changes a webhook. Omitted fields stay. Queued messages go to the new URL.
 * @throws UserError for an unknown id, invalid input, or a stale version
 */
export async function updateWebhook(
  context: WebhookContext,
  id: string,
  { version = null, isOn, ...change }: Change,
): Promise<Webhook> {
  const { url, events } = readInput(change);
  // Only checks a changed URL, because a webhook from before this rule must stay editable.
  if (url !== (await findWebhook(context, id)).url) await assertReachable(context, url);
  await takeUpReleases(context);
  const { webhooks, recorder, encryption } = context;
  const { next, isWritten } = await recorder.transact(async (session) => {
    const former = await findWebhook(context, id, session);
    if (version !== null && version !== (former.version ?? 1)) return { next: former, isWritten: false };
    if (isOn) readableSecretOf(encryption, former);
    const switched = isOn == null ? former : switchedTo(isOn, former);
    const counted = { ...switched, version: (former.version ?? 1) + 1 };
    const changed = { ...counted, ...(url && { url }), ...(events && { events }) };
    if (changed.url !== former.url) {
      await assertNotTold(context, session, changed);
      delete changed.failingSince;
    }
    await webhooks.replaceOne({ _id: former._id }, changed, { session });
    await recorder.record(session, [webhookChange(former, changed)]);
    return { next: changed, isWritten: true };
  });
  const state = await webhookState(context, next);
  if (!isWritten) throw new ConflictError({ kind: 'Webhook', document: state });
  return state;
}

/** Resumes a webhook that a restore or failures have paused, and resets its failures. */
function switchedTo(isOn: boolean, settings: WebhookSettings): WebhookSettings {
  if (!isOn) return { ...settings, isPaused: true, isOff: true };
  const { isPaused: _, isOff: __, isFailing: ___, failingSince: ____, ...rest } = settings;
  return rest;
}

/** Deletes a webhook and its queued messages. @throws UserError for an unknown id */
export async function deleteWebhook(context: WebhookContext, id: string): Promise<string> {
  await context.recorder.transact(async (session) => {
    await deleteFound(context, session, await findWebhook(context, id, session));
  });
  return id;
}

export async function deleteFound(
  { webhooks, recorder }: Pick<WebhookContext, 'webhooks' | 'recorder'>,
  session: ClientSession,
  settings: WebhookSettings,
): Promise<void> {
  const { _id } = settings;
  await webhooks.deleteOne({ _id }, { session, hint: '_id_' });
  await webhooks.deleteMany({ webhook: _id }, { session, hint: AT_OF_INDEX });
  await recorder.record(session, [webhookChange(settings, null)]);
}

/** Replaces the secret that signs messages. The new one is not shown again. @throws UserError for an unknown id */
export async function rotateWebhookSecret(
  context: WebhookContext,
  id: string,
): Promise<{ webhook: Webhook; secret: string }> {
  const { webhooks, recorder, encryption } = context;
  const { secret, stored } = makeSecret(encryption);
  const settings = await recorder.transact(async (session) => {
    const former = await findWebhook(context, id, session);
    const next = { ...former, secret: stored, version: (former.version ?? 1) + 1 };
    await webhooks.replaceOne({ _id: former._id }, next, { session });
    await recorder.record(session, [webhookChange(former, next)]);
    return next;
  });
  return { webhook: await webhookState(context, settings), secret };
}
