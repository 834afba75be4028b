import { extension } from '../../kernel/extension-point.ts';
import { defineModule, readSchema } from '../../kernel/module.ts';
import { parseObjectId } from '../../kernel/mongodb/documents.ts';
import type { Resolvers } from '../../schema.generated.ts';
import { shippingProviders } from '../orders/cart/shipping-choice.ts';
import { ordersModule } from '../orders/module.ts';
import { currencyGuards } from '../selling/change-currency.ts';
import { sellingModule } from '../selling/module.ts';
import { checkZones } from './check-zones.ts';
import { readZones, SHIPPING_COLLECTIONS } from './collection.ts';
import { zoneSubject } from './history-subject.ts';
import { zoneRates } from './offer-rates.ts';
import { readDelivery } from './read-delivery.ts';
import { deleteZone, saveZone } from './write-zone.ts';

const HAS_ZONES =
  'The amounts of shipping zones cannot be written in this currency: delete the zones, and enter them again afterwards';

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
  extends: (shop) => [
    extension(shippingProviders, zoneRates(shop)),
    extension(currencyGuards, async (session) => {
      const [first] = await readZones(shop, session);
      return first ? HAS_ZONES : null;
    }),
  ],
});
