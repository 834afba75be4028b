import { Recorder } from '../../kernel/history/recorder.ts';
import { defineModule, readSchema } from '../../kernel/module.ts';
import { SHOP_ITSELF } from '../../kernel/roles.ts';
import { inventoryModule } from '../inventory/module.ts';
import { publishingModule } from '../publishing/module.ts';
import { WEBHOOK_COLLECTIONS } from './collection.ts';
import { webhookMetrics } from './metrics.ts';
import { catalogueEvents } from './queue-events.ts';
import { webhookSecrets } from './read-webhooks.ts';
import { webhookResolvers } from './resolvers.ts';
import { WebhookSender } from './webhook-sender.ts';

export const webhooksModule = defineModule({
  name: 'webhooks',
  uses: [inventoryModule, publishingModule],
  collections: WEBHOOK_COLLECTIONS,
  schema: readSchema(import.meta.dirname),
  resolvers: [webhookResolvers],
  secrets: webhookSecrets,
  services: ({ config, encryption, history, jobs }, { inventory, publishing }, { webhooks }) => ({
    webhook: new WebhookSender({
      ...{ jobs, encryption, webhooks },
      settings: publishing.settings,
      inventory: inventory.inventory,
      recorder: new Recorder({ history, days: config.historyDays, author: SHOP_ITSELF }),
      readRelease: (number) => publishing.releases.findOne({ _id: number }),
      privateNetworks: config.privateNetworks,
    }),
  }),
  onRecorded: (context, session, changes) => catalogueEvents(context)(session, changes),
  metrics: (shop) => webhookMetrics(shop),
  start: ({ webhook }) => webhook.start(),
  close: ({ webhook }) => webhook.close(),
});
