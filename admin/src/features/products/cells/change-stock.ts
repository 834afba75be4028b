import type { ApolloClient } from '@apollo/client';
import * as productsText from '#messages/products.ts';
import { withAttemptKey } from '../../../attempt-key.ts';
import { runMutation } from '../../../client/apollo-client.ts';
import { AdjustInventoryDocument, UpdateInventorySettingsDocument } from '../../../graphql.generated.ts';
import { errorExtensions, formFaults } from '../../../graphql-errors.ts';
import { type SaveOutcome, wrong } from './cell.ts';
import { reloadProduct } from './change-product.ts';
import { toastSaved } from './toast-saved.tsx';

/** The on-hand quantity. null: not tracked. */
type Count = number | null;

interface StockCell {
  productId: string;
  variantId: string;
  name: string;
}

/**
 * Sets the on-hand quantity of a variant. If the quantity has changed in the meantime, the result is a
 * conflict with both quantities. A retry after a lost response does not adjust twice.
 */
export async function changeStock(
  client: ApolloClient,
  cell: StockCell,
  from: Count,
  to: Count,
): Promise<SaveOutcome> {
  const { productId, variantId, name } = cell;
  try {
    if (to === null) await runMutation(UpdateInventorySettingsDocument, { variantId, isCounted: false });
    else await correct(variantId, from, to);
    await reloadProduct(client, productId).catch(() => null);
    toastSaved(`${name}: ${stockText(to)}`, () => changeStock(client, cell, to, from));
    return { kind: 'saved' };
  } catch (error) {
    const code = errorExtensions(error)?.code;
    if (code === undefined) return wrong(productsText.notSavedServerDidNotRespond);
    if (code !== 'CONFLICT') return wrong(Object.values(formFaults(error))[0] ?? '');
    const present = await presentCount(client, cell).catch(() => undefined);
    if (present === undefined || present === from) return wrong((error as Error).message);
    const saveMine = () => changeStock(client, cell, present, to);
    return { kind: 'conflict', mine: stockText(to), theirs: stockText(present), saveMine };
  }
}

function correct(variantId: string, expected: Count, onHand: number) {
  const variables = { variantId, onHand, expected, reason: 'CORRECTED' as const, note: null };
  return withAttemptKey(variables, (key) => runMutation(AdjustInventoryDocument, { ...variables, key }));
}

/** @returns the current quantity; undefined if the variant no longer exists */
async function presentCount(
  client: ApolloClient,
  { productId, variantId }: StockCell,
): Promise<Count | undefined> {
  const product = await reloadProduct(client, productId);
  const variant = product?.variants.find(({ id }) => id === variantId);
  return variant && (variant.inventory?.onHand ?? null);
}

export function stockText(count: Count): string {
  return count === null ? productsText.notTracked : productsText.countInStock(count);
}
