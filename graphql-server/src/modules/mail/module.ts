import { join } from 'node:path';
import type { Kernel } from '../../kernel/kernel.ts';
import { defineModule, readSchema } from '../../kernel/module.ts';
import { MAIL_COLLECTIONS, type MailCollections } from './collection.ts';
import { mailShopReader } from './context.ts';
import { MailFolder } from './mail-folder.ts';
import { MailSender } from './mail-sender.ts';
import { mailTexts } from './messages.ts';
import { mailResolvers } from './resolvers.ts';
import { countFailedMails, countWaitingMails } from './waiting-mails.ts';

export const mailModule = defineModule({
  name: 'mail',
  collections: MAIL_COLLECTIONS,
  schema: readSchema(import.meta.dirname),
  resolvers: [mailResolvers],
  services: (kernel, _used, own) => ({ mail: createMailSender(kernel, own) }),
  request: ({ mail }) => {
    let shop: ReturnType<MailSender['readShop']> | undefined;
    return { mailShop: () => (shop ??= mail.readShop()) };
  },
  metrics: ({ outbox }) => [
    {
      name: 'outbox_waiting',
      help: mailTexts.metricWaiting,
      read: () => countWaitingMails({ outbox }),
    },
    {
      name: 'outbox_failed',
      help: mailTexts.metricFailed,
      read: () => countFailedMails({ outbox }),
    },
  ],
  start: ({ mail }) => mail.start(),
  close: ({ mail }) => mail.close(),
});

/** The shop's details in emails, if no module provides them. */
const NAMELESS = { name: '', email: '', phone: '', address: [], timeZone: 'UTC' };

function createMailSender(kernel: Kernel, { outbox }: MailCollections): MailSender {
  const { config, databaseId, encryption, extensions, jobs, say, shopAddress } = kernel;
  return new MailSender({
    ...{ outbox, jobs, encryption },
    address: shopAddress,
    smtp: config.smtp,
    from: config.mailFrom,
    folder: new MailFolder(join(config.dataDir, 'mail'), databaseId),
    readShop: async () => {
      const parts = await Promise.all(extensions.of(mailShopReader).map((read) => read()));
      return Object.assign({}, NAMELESS, ...parts);
    },
    log: say,
  });
}
