import { readZone } from '@mela/rules/zone-checks.ts';
import type { ClientSession } from 'mongodb';
import { readSelling, type SellingCollections } from '../selling/collection.ts';
import { readZones, type ShippingCollections } from './collection.ts';

/** Checks the stored zones by the rules for new ones. @returns a sentence for each fault */
export async function* checkZones(
  collections: ShippingCollections & SellingCollections,
  session?: ClientSession,
): AsyncGenerator<string> {
  const zones = await readZones(collections, session);
  const ids = new Set<string>();
  for (const { name, ...zone } of zones) {
    for (const fault of Object.values(readZone({ name, ...zone }).faults))
      yield `Shipping zone ${name}: ${fault}.`;
    for (const { id } of zone.rates) {
      if (ids.has(id)) yield `Shipping zone ${name}: another rate has the id ${id}, too.`;
      ids.add(id);
    }
  }
  const { shipsByZone = false } = await readSelling(collections, session);
  if (shipsByZone !== zones.length > 0)
    yield `The selling settings say that the shop has ${shipsByZone ? '' : 'no '}shipping zones, and there are ${zones.length}.`;
}
