import { extension } from '../../kernel/extension-point.ts';
import { defineModule, readSchema } from '../../kernel/module.ts';
import type { Resolvers } from '../../schema.generated.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { contentModule } from '../content/module.ts';
import { mailShopReader } from '../mail/context.ts';
import { mailModule } from '../mail/module.ts';
import { paymentsModule } from '../payments/module.ts';
import { readSelling, SELLING_COLLECTIONS } from './collection.ts';
import { sellingSubject } from './history-subject.ts';
import { readSellingState } from './read-settings.ts';
import { updateSelling } from './update-settings.ts';

const resolvers: Resolvers = {
  Query: {
    sellingSettings: (_, __, context) => readSellingState(context),
  },
  Mutation: {
    updateSellingSettings: (_, { input: { version, ...change } }, context) =>
      updateSelling(context, change, version),
  },
};

export const sellingModule = defineModule({
  name: 'selling',
  uses: [catalogueModule, contentModule, mailModule, paymentsModule],
  collections: SELLING_COLLECTIONS,
  schema: readSchema(import.meta.dirname),
  subjects: { SELLING: sellingSubject },
  resolvers: [resolvers],
  extends: (shop) => [
    extension(mailShopReader, async () => {
      const { timeZone, homeUrl, orderUrl, productUrl, emailsUrl } = await readSelling(shop);
      return { timeZone, links: { homeUrl, orderUrl, productUrl, emailsUrl } };
    }),
  ],
});
