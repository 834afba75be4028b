import { offeredRates } from '@mela/rules/shipping-rates.ts';
import { findZone } from '@mela/rules/shipping-zones.ts';
import { extension } from '../../kernel/extension-point.ts';
import { defineModule, readSchema } from '../../kernel/module.ts';
import { parseObjectId } from '../../kernel/mongodb/documents.ts';
import type { Resolvers } from '../../schema.generated.ts';
import { type ShippingProvider, shippingProviders } from '../orders/cart/shipping-choice.ts';
import { ordersModule } from '../orders/module.ts';
import { currencyGuards } from '../selling/change-currency.ts';
import { sellingModule } from '../selling/module.ts';
import { readZones, SHIPPING_COLLECTIONS, type ShippingCollections } from './collection.ts';
import { zoneSubject } from './history-subject.ts';
import { shippingMessages, shippingTexts } from './messages.ts';
import { readDelivery } from './read-delivery.ts';
import { checkZones, deleteZone, saveZone } from './write-zone.ts';

const resolvers: Resolvers = {
  Query: {
    shippingZones: (_, __, context) => readZones(context),
    delivery: (_, request, context) => readDelivery(context, request),
  },
  Mutation: {
    saveShippingZone: (_, { input }, context) => saveZone(context, input),
    deleteShippingZone: (_, { id }, context) => deleteZone(context, parseObjectId(id)),
  },
  ShippingZone: {
    id: ({ _id }) => _id.toHexString(),
  },
};

export const shippingModule = defineModule({
  name: 'shipping',
  uses: [ordersModule, sellingModule],
  collections: SHIPPING_COLLECTIONS,
  schema: readSchema(import.meta.dirname),
  resolvers: [resolvers],
  subjects: { SHIPPING_ZONE: zoneSubject },
  checks: [checkZones],
  metrics: ({ shippingZones }) => [
    {
      name: 'shipping_zones',
      help: shippingTexts.metricZones,
      read: () => shippingZones.estimatedDocumentCount(),
    },
  ],
  extends: (shop) => [
    extension(shippingProviders, zoneRates(shop)),
    extension(currencyGuards, async (session) => {
      const [first] = await readZones(shop, session);
      return first ? shippingMessages.zonesHaveDecimals : null;
    }),
  ],
});

/** Offers the rates of the destination's zone. In a shop without zones it offers none, so the shop's percentage applies. */
function zoneRates(collections: ShippingCollections): ShippingProvider {
  return {
    read: async (session) => {
      const zones = await readZones(collections, session);
      if (zones.length === 0) return null;
      return ({ place, ...parcel }) => offeredRates(findZone(zones, place)?.rates ?? [], parcel);
    },
  };
}
