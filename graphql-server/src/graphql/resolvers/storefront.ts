import { readChanges } from '../../history/read.ts';
import { listReleases } from '../../publishing/list-releases.ts';
import { listDeliveries, resendDelivery } from '../../publishing/webhook/list-deliveries.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  ReleaseResolvers,
  WebhookDeliveryResolvers,
} from '../schema.generated.ts';

export const storefrontQueries: QueryResolvers = {
  storefront: (_, __, { publisher }) => publisher.read(),
  releases: (_, { first }, { publisher }) => listReleases(publisher.current, first),
  webhook: (_, __, { webhook }) => webhook.read(),
  webhookDeliveries: (_, request, context) => listDeliveries(context, request),
};

export const releaseFields: ReleaseResolvers = {
  changes: ({ entries }, _, context) => readChanges(context, entries),
};

export const storefrontMutations: MutationResolvers = {
  publishStorefront: (_, __, { publisher, recorder }) => publisher.publish(recorder),
  rollBackStorefront: (_, { release }, { publisher, recorder }) => publisher.rollBack(recorder, release),
  showSample: (_, __, { publisher, recorder }) => publisher.showSample(recorder),
  updateStorefrontSettings: (_, { input }, { publisher, recorder }) =>
    publisher.changeSettings(
      recorder,
      input.publishesAutomatically == null ? {} : { publishesAutomatically: input.publishesAutomatically },
    ),
  setWebhook: (_, { url, events }, { webhook, recorder }) => webhook.set(recorder, url, events),
  resumeWebhook: (_, __, { webhook, recorder }) => webhook.resume(recorder),
  removeWebhook: (_, __, { webhook, recorder }) => webhook.remove(recorder),
  testWebhook: (_, __, { webhook }) => webhook.test(),
  resendWebhookDelivery: (_, { id }, context) => resendDelivery(context, id),
};

export const webhookDeliveryFields: WebhookDeliveryResolvers = {
  id: ({ _id }) => _id,
  event: ({ type }) => type,
  body: ({ data }) => (data ? JSON.stringify(data) : null),
  nextTryAt: ({ nextAt }) => nextAt,
  answer: ({ answer }) => answer ?? null,
};
