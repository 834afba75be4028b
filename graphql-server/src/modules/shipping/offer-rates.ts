import { offeredRates } from '@mela/rules/shipping-rates.ts';
import { findZone } from '@mela/rules/shipping-zones.ts';
import type { ShippingProvider } from '../orders/cart/shipping-choice.ts';
import { readZones, type ShippingCollections } from './collection.ts';

/** Offers the rates of the zone that an address is in. A shop without zones offers none, so its own percentage counts. */
export function zoneRates(collections: ShippingCollections): ShippingProvider {
  return {
    read: async (session) => {
      const zones = await readZones(collections, session);
      if (zones.length === 0) return null;
      return ({ place, ...parcel }) => offeredRates(findZone(zones, place)?.rates ?? [], parcel);
    },
  };
}
