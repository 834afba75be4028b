import type { TaxClassFields } from '@mela/rules/tax-class-checks.ts';
import type { ClientSession, ObjectId } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';
import type { HistoryContext } from '../../kernel/history/context.ts';
import { newestIn } from '../../kernel/mongodb/documents.ts';
import type { CatalogueCollections } from '../catalogue/collections.ts';

/** A tax class: goods that are taxed alike. */
export interface TaxClass extends TaxClassFields {
  _id: ObjectId;
  version: number;
  createdAt: Date;
}

const CREATED_INDEX = 'created';

export const TAX_COLLECTIONS = {
  taxClasses: collection<TaxClass>({
    name: 'taxClasses',
    counted: 'tax classes',
    indexes: [{ key: { createdAt: 1, _id: 1 }, name: CREATED_INDEX }],
  }),
};

export interface TaxCollections extends CollectionsIn<typeof TAX_COLLECTIONS> {}

/** @returns all classes, oldest first. @param session reads from its snapshot */
export function readTaxClasses({ taxClasses }: TaxCollections, session?: ClientSession): Promise<TaxClass[]> {
  return taxClasses.find({}, newestIn(session)).hint(CREATED_INDEX).sort({ createdAt: 1, _id: 1 }).toArray();
}

export interface TaxContext
  extends HistoryContext,
    TaxCollections,
    Pick<CatalogueCollections, 'categories'> {}
