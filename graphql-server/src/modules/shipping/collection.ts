import type { ZoneRate } from '@mela/rules/shipping-rates.ts';
import type { ZoneArea } from '@mela/rules/shipping-zones.ts';
import type { ClientSession, ObjectId } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';
import type { HistoryContext } from '../../kernel/history/context.ts';
import { newestIn } from '../../kernel/mongodb/documents.ts';
import type { SellingCollections } from '../selling/collection.ts';

/** A group of addresses with its shipping rates. */
export interface Zone extends ZoneFields {
  _id: ObjectId;
  version: number;
  createdAt: Date;
}

export interface ZoneFields extends ZoneArea {
  name: string;
  /** Empty: the shop does not deliver there. */
  rates: ZoneRate[];
  /** The number of decimals of the currency in which the amounts were entered. */
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

export interface ShippingContext extends HistoryContext, ShippingCollections, SellingCollections {}

/** @returns all zones, oldest first. @param session reads from its snapshot */
export function readZones({ shippingZones }: ShippingCollections, session?: ClientSession): Promise<Zone[]> {
  return shippingZones
    .find({}, newestIn(session))
    .hint(CREATED_INDEX)
    .sort({ createdAt: 1, _id: 1 })
    .toArray();
}
