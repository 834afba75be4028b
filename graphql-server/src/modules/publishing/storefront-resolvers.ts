import { readChanges } from '../../kernel/history/read.ts';
import type { Resolvers } from '../../schema.generated.ts';
import { listReleases } from './list-releases.ts';
import { readFirst, removeFirst, resumeFirst, setFirst } from './webhook/first-webhook.ts';
import { countDeliveries, deliveryState, listDeliveries } from './webhook/list-deliveries.ts';
import { resendDelivery } from './webhook/resend-delivery.ts';
import { testWebhook } from './webhook/test-webhook.ts';
import { listWebhooks } from './webhook/webhook-state.ts';
import { createWebhook, deleteWebhook, rotateWebhookSecret, updateWebhook } from './webhook/write-webhook.ts';

export const storefrontResolvers: Resolvers = {
  Query: {
    storefront: (_, __, { publisher }) => publisher.read(),
    releases: (_, { first }, context) => listReleases(context, first),
    webhooks: (_, __, context) => listWebhooks(context),
    webhook: (_, __, context) => readFirst(context),
    webhookDeliveries: (_, request, context) => listDeliveries(context, request),
  },
  Release: {
    changes: ({ entries }, _, context) => readChanges(context, entries),
  },
  ReleaseCounts: {
    redirects: ({ redirects }) => redirects ?? 0,
  },
  Mutation: {
    publishStorefront: (_, __, { publisher, recorder }) => publisher.publish(recorder),
    rollBackStorefront: (_, { release }, { publisher, recorder }) => publisher.rollBack(recorder, release),
    showSample: (_, __, { publisher, recorder }) => publisher.showSample(recorder),
    updateStorefrontSettings: (_, { input }, { publisher, recorder }) =>
      publisher.changeSettings(
        recorder,
        input.publishesAutomatically == null ? {} : { publishesAutomatically: input.publishesAutomatically },
      ),
    createWebhook: (_, { input }, context) => createWebhook(context, input),
    updateWebhook: (_, { id, input }, context) => updateWebhook(context, id, input),
    rotateWebhookSecret: (_, { id }, context) => rotateWebhookSecret(context, id),
    deleteWebhook: (_, { id }, context) => deleteWebhook(context, id),
    setWebhook: (_, { url, events }, context) => setFirst(context, url, events),
    resumeWebhook: (_, __, context) => resumeFirst(context),
    removeWebhook: (_, __, context) => removeFirst(context),
    testWebhook: (_, { id }, context) => testWebhook(context, id),
    resendWebhookDelivery: (_, { id, answeredAt }, context) => resendDelivery(context, id, answeredAt),
  },
  WebhookDeliveryConnection: {
    totalCount: (page, _, context) => countDeliveries(context, page),
  },
  WebhookDelivery: {
    id: ({ _id }) => _id,
    webhookId: ({ webhook }) => webhook,
    state: deliveryState,
    event: ({ type }) => type,
    body: ({ data }) => (data ? JSON.stringify(data) : null),
    nextTryAt: ({ nextAt }) => nextAt,
    answer: ({ answer }) => answer ?? null,
  },
};
