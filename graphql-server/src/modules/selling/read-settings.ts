import { readSelling, type SellingCollections, type SellingSettings } from './collection.ts';
import { type MissingContext, missingFor, type SellingNeed } from './missing.ts';

/** How the shop sells, with what it still needs for that. */
export interface SellingState extends SellingSettings {
  missing: SellingNeed[];
  /** Whether it was ordered from: its currency stays. */
  hasOrders: boolean;
}

export interface SellingStateContext extends MissingContext, SellingCollections {
  hasOrders(): Promise<boolean>;
}

export async function readSellingState(context: SellingStateContext): Promise<SellingState> {
  const settings = await readSelling(context);
  const missing = await missingFor(context, settings);
  return { ...settings, missing, hasOrders: await context.hasOrders() };
}
