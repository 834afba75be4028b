import type { ZoneRate } from '@mela/rules/shipping-rates.ts';
import type { ZoneArea } from '@mela/rules/shipping-zones.ts';
import type { ClientSession, ObjectId } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';
import { newestIn } from '../../kernel/mongodb/documents.ts';

/** Addresses, and what it costs to send orders there. */
export interface Zone extends ZoneFields {
  _id: ObjectId;
  version: number;
  createdAt: Date;
}

export interface ZoneFields extends ZoneArea {
  name: string;
  /** None: the shop does not deliver there. */
  rates: ZoneRate[];
  /** Of the currency that its amounts were entered in. */
  decimals: number;
}

const CREATED_INDEX = 'created';

export const SHIPPING_COLLECTIONS = {
  shippingZones: collection<Zone>({
    name: 'shippingZones',
    counted: 'shipping zones',
    indexes: [{ key: { createdAt: 1, _id: 1 }, name: CREATED_INDEX }],
  }),
};

export interface ShippingCollections extends CollectionsIn<typeof SHIPPING_COLLECTIONS> {}

/** @returns all zones, the oldest first. @param session reads as of its snapshot */
export function readZones({ shippingZones }: ShippingCollections, session?: ClientSession): Promise<Zone[]> {
  return shippingZones
    .find({}, newestIn(session))
    .hint(CREATED_INDEX)
    .sort({ createdAt: 1, _id: 1 })
    .toArray();
}
