import { checkCollection, checkConditions, readConditions } from '@mela/rules/collection-checks.ts';
import type { ClientSession } from 'mongodb';
import { assertValid } from '../../kernel/errors.ts';
import { extension } from '../../kernel/extension-point.ts';
import { imageOf } from '../../kernel/images/image.ts';
import { imageOwners } from '../../kernel/images/image-owners.ts';
import { defineModule, readSchema } from '../../kernel/module.ts';
import type { ProductOrder, Resolvers } from '../../schema.generated.ts';
import { asHandled, pageFolders } from '../catalogue/extension-points.ts';
import { currentHandle, formerHandles } from '../catalogue/handles.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { listProducts } from '../catalogue/products/list.ts';
import { idOrHandle, productOrder } from '../catalogue/resolvers/products.ts';
import { currencyGuards } from '../selling/change-currency.ts';
import { sellingModule } from '../selling/module.ts';
import {
  COLLECTION_COLLECTIONS,
  type CollectionCollections,
  readCollections,
  shownCollections,
} from './collection.ts';
import { collectionImages } from './collection-images.ts';
import { collectionSubject } from './history-subject.ts';
import { collectionFilter } from './match-products.ts';
import { collectionsMessages, collectionsTexts } from './messages.ts';
import { deleteCollection, saveCollection } from './write-collection.ts';

const FIRST_SHOWN: ProductOrder = { field: 'RELEVANCE', direction: 'DESC' };

const resolvers: Resolvers = {
  Query: {
    collection: async (_, named, context) => {
      const { filter } = idOrHandle(named) ?? {};
      if (!filter) return null;
      const all = await shownCollections(context);
      const isWanted = (one: (typeof all)[number]) =>
        '_id' in filter ? one._id.equals(filter._id) : one.handles?.includes(filter.handles);
      return all.find(isWanted) ?? null;
    },
    collections: (_, __, context) => shownCollections(context),
    productsMatching: async (_, { match = 'ALL', conditions, first }, context) => {
      assertValid(checkConditions(conditions));
      const rules = { match, conditions: readConditions(conditions) };
      const page = { first, offset: 0, order: productOrder(FIRST_SHOWN) };
      return listProducts(context, page, await collectionFilter(context, rules));
    },
  },
  Mutation: {
    saveCollection: async (_, { input }, context) =>
      saveCollection(context, { ...input, image: await input.image }),
    deleteCollection: (_, { id, version }, context) => deleteCollection(context, id, version),
  },
  Collection: {
    id: ({ _id }) => _id.toHexString(),
    handle: currentHandle,
    formerHandles,
    hasOwnHandle: ({ hasOwnHandle }) => hasOwnHandle === true,
    image: ({ image, name }) => (image ? imageOf(image, name) : null),
    conditions: ({ conditions }) => [...conditions],
    products: async (rules, { orderBy, filter, ...page }, context) =>
      listProducts(
        context,
        { ...page, order: productOrder(orderBy) },
        { ...filter, ...(await collectionFilter(context, rules)) },
      ),
  },
};

export const collectionsModule = defineModule({
  name: 'collections',
  uses: [catalogueModule, sellingModule],
  collections: COLLECTION_COLLECTIONS,
  subjects: { COLLECTION: collectionSubject },
  schema: readSchema(import.meta.dirname),
  resolvers: [resolvers],
  checks: [checkCollections],
  metrics: ({ productCollections }) => [
    {
      name: 'collections',
      help: collectionsTexts.metricCollections,
      read: () => productCollections.estimatedDocumentCount(),
    },
  ],
  extends: (shop) => [
    extension(imageOwners, collectionImages),
    extension(pageFolders, { folder: 'collection', documents: asHandled(shop.productCollections) }),
    extension(currencyGuards, async (session) => {
      const all = await readCollections(shop, session);
      const isPriced = all.some(({ conditions }) => conditions.some(({ kind }) => kind.startsWith('PRICE')));
      return isPriced ? collectionsMessages.pricesHaveDecimals : null;
    }),
  ],
});

/** Checks all collections by the rules of the form. @returns a sentence for each fault */
export async function* checkCollections(
  collections: CollectionCollections,
  session?: ClientSession,
): AsyncGenerator<string> {
  for (const stored of await readCollections(collections, session)) {
    const faults = checkCollection({ ...stored, handle: currentHandle(stored) });
    for (const { text: fault } of Object.values(faults))
      yield collectionsTexts.collectionFault({ name: stored.name, fault });
  }
}
