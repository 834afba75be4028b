import { ownShop } from '@mela/rules/content/own-content.ts';
import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import type { ClientSession } from 'mongodb';
import { newestIn } from '../../kernel/mongodb/documents.ts';
import type { ContentCollections } from '../content/collection.ts';
import { readSelling, type SellingCollections } from '../selling/collection.ts';

/** A seller or buyer at the time of issue. */
export interface Party {
  name: string;
  /** The address as separate lines. */
  lines: string[];
  gstin: string | null;
}

/** The shop's details for its documents, and the time zone of their dates. */
export interface Seller extends Party {
  timeZone: string;
}

/** The shop's details for documents: its name, address and GSTIN. */
export async function readSeller(
  collections: ContentCollections & SellingCollections,
  session?: ClientSession,
): Promise<Seller> {
  const projection = { 'sections.shop': 1 };
  const stored = await collections.content.findOne({ _id: 'content' }, { ...newestIn(session), projection });
  const shop = ownShop(stored?.sections.shop ?? SAMPLE_CONTENT.shop);
  const { gstin, timeZone } = await readSelling(collections, session);
  const contact = [shop.email, shop.phone].filter(Boolean);
  return { name: shop.name, lines: [...shop.address, ...contact], gstin, timeZone };
}
