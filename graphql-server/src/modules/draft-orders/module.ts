import { extension } from '../../kernel/extension-point.ts';
import { defineModule, readSchema } from '../../kernel/module.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import type { Resolvers } from '../../schema.generated.ts';
import { accountsModule } from '../accounts/module.ts';
import { contentModule } from '../content/module.ts';
import { customerKey } from '../customers/collection.ts';
import { customersModule } from '../customers/module.ts';
import { type PersonalData, personalData } from '../customers/personal-data.ts';
import { inventoryModule } from '../inventory/module.ts';
import { mailModule } from '../mail/module.ts';
import { orderAddress } from '../mail/storefront-links.ts';
import { ordersModule } from '../orders/module.ts';
import { unplacedOrders } from '../orders/order-store.ts';
import { byToken, openOrderToken } from '../orders/order-tokens.ts';
import { forShop, forShopper } from '../orders/order-view.ts';
import { paymentsModule } from '../payments/module.ts';
import {
  DRAFT_COLLECTIONS,
  type DraftCollections,
  type DraftOrder,
  EXPIRY_INDEX,
  TERMS_INDEX,
  TOKEN_INDEX,
} from './collection.ts';
import { deletedOn, expireDrafts, hasExpired } from './expire-drafts.ts';
import { countDrafts, listDrafts } from './list-drafts.ts';
import { draftOrdersTexts } from './messages.ts';
import { confirmDraft, methodsFor, placeDraft } from './place-draft.ts';
import { createDraft, deleteDraft, draftNumber, findDraft, sendDraft, updateDraft } from './write-draft.ts';

const EXPIRY_MS = 60_000;

const resolvers: Resolvers = {
  Query: {
    draftOrders: (_, request, context) => listDrafts(context, request),
    draftOrder: async (_, { id }, context) => forShop(await findDraft(context, id)),
  },
  Mutation: {
    createDraftOrder: async (_, { input, idempotencyKey }, context) =>
      forShop(await createDraft(context, input, idempotencyKey)),
    updateDraftOrder: async (_, { id, input }, context) => forShop(await updateDraft(context, id, input)),
    deleteDraftOrder: (_, { id }, context) => deleteDraft(context, id),
    sendDraftOrder: async (_, { id }, context) => forShop(await sendDraft(context, id)),
    placeDraftOrder: async (_, { id, ...terms }, context) => forShop(await placeDraft(context, id, terms)),
    confirmDraftOrder: async (_, { token, ...terms }, context) =>
      forShopper(await confirmDraft(context, token, terms), token),
  },
  Order: {
    draft: (order) => (order.status === 'DRAFT' ? order : null),
  },
  DraftDetails: {
    paymentMethods: (order, _, context) => methodsFor(context, order),
    link: async (order, _, context) => {
      const token = order.reader === 'SHOP' ? openOrderToken(context.encryption, order) : null;
      return token && orderAddress(await context.mail.readShop(), token);
    },
    expiresAt: ({ payBy }) => payBy,
    isExpired: (order) => hasExpired(order),
    deletedOn: (order) => deletedOn(order),
    discount: (order) => ({ amount: entered(order).discountEntered ?? 0, currency: order.currency }),
    shipping: (order) => {
      const amount = entered(order).shippingEntered ?? null;
      return amount === null ? null : { amount, currency: order.currency };
    },
  },
  DraftOrderConnection: {
    nodes: ({ nodes }) => nodes.map(forShop),
    totalCount: (page, _, context) => countDrafts(context, page),
  },
};

function entered(order: object): Partial<DraftOrder> {
  return order;
}

export const draftOrdersModule = defineModule({
  name: 'draft-orders',
  uses: [
    accountsModule,
    contentModule,
    customersModule,
    inventoryModule,
    mailModule,
    ordersModule,
    paymentsModule,
  ],
  collections: DRAFT_COLLECTIONS,
  schema: readSchema(import.meta.dirname),
  resolvers: [resolvers],
  services: () => ({}),
  metrics: ({ draftOrders }) => [
    {
      name: 'draft_orders_open',
      help: draftOrdersTexts.metricOpen,
      read: () => draftOrders.countDocuments({ isExpired: false }, { hint: EXPIRY_INDEX }),
    },
  ],
  jobs: ({ draftOrders, draftOrderState }) => ({
    'expire-drafts': {
      everyMs: EXPIRY_MS,
      startsLater: true,
      isShared: true,
      run: () => expireDrafts({ draftOrders, draftOrderState }),
    },
  }),
  extends: ({ draftOrders, ...shop }) => [
    extension(personalData, draftsOf({ draftOrders, ...shop })),
    extension(unplacedOrders, (token: string) =>
      draftOrders.findOne(
        { tokenHash: byToken(token).tokenHash as string },
        { ...NEWEST, hint: TOKEN_INDEX },
      ),
    ),
  ],
});

function draftsOf({ draftOrders }: Pick<DraftCollections, 'draftOrders'>): PersonalData {
  // Compare the email address: the search words also contain products and SKUs, which could be the same text.
  const read = async (email: string) => {
    const found = await draftOrders.find({ terms: email }, { ...NEWEST, hint: TERMS_INDEX }).toArray();
    return found.filter((draft) => customerKey(draft.email) === email);
  };
  return {
    name: 'draftOrders',
    kind: 'draft order',
    read: async (email) => {
      const found = await read(email);
      return found.map((draft) => ({ at: draft.placedAt, what: draftNumber(draft) }));
    },
    erase: async (email) => {
      const found = await read(email);
      await draftOrders.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } });
    },
  };
}
