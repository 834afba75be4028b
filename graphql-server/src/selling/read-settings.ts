import { readSelling, type SellingCollections, type SellingSettings } from './collection.ts';
import { type MissingContext, missingFor, type SellingNeed } from './missing.ts';

/** How the shop sells, with what it still needs for that. */
export interface SellingState extends SellingSettings {
  missing: SellingNeed[];
}

export async function readSellingState(context: MissingContext & SellingCollections): Promise<SellingState> {
  const settings = await readSelling(context);
  return { ...settings, missing: await missingFor(context, settings) };
}
