import type { Resolvers } from '../../schema.generated.ts';
import { readFirst, removeFirst, resumeFirst, setFirst } from './first-webhook.ts';
import { countDeliveries, deliveryState, listDeliveries } from './list-deliveries.ts';
import { resendDelivery } from './resend-delivery.ts';
import { testWebhook } from './test-webhook.ts';
import { listWebhooks } from './webhook-state.ts';
import { createWebhook, deleteWebhook, rotateWebhookSecret, updateWebhook } from './write-webhook.ts';

export const webhookResolvers: Resolvers = {
  Query: {
    webhooks: (_, __, context) => listWebhooks(context),
    webhook: (_, __, context) => readFirst(context),
    webhookDeliveries: (_, request, context) => listDeliveries(context, request),
  },
  Mutation: {
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
