import type { ApolloClient } from '@apollo/client';
import * as productsText from '#messages/products.ts';
import {
  EditedProductDocument,
  type ErrorExtensionsFragment,
  type ProductForm_ProductFragment as Product,
  UpdateProductDocument,
  type UpdateProductInput,
} from '../../../graphql.generated.ts';
import { errorExtensions, formFaults } from '../../../graphql-errors.ts';
import { readInTurn } from '../product-cache.ts';
import { type SaveOutcome, wrong } from './cell.ts';
import { toastSaved } from './toast-saved.tsx';

type Current = Extract<ErrorExtensionsFragment['current'], { __typename: 'ProductState' }>;

/** The editable fields of a product at one moment. */
export type ProductState = Pick<
  Current,
  'id' | 'version' | 'sku' | 'regularPrice' | 'sellingPrice' | 'variants'
>;

/** A change of a cell. */
export interface ProductEdit {
  /** The mutation's input, based on a state. Variants are sent together. */
  inputOver: (state: ProductState) => UpdateProductInput;
  /** The cell's text in a state. null if the variant no longer exists. */
  textIn: (state: ProductState) => string | null;
  /** The cell's text after the change. */
  text: string;
  /** Picks the server errors that concern this cell. */
  faultsOf: (faults: Readonly<Record<string, string>>, sent: UpdateProductInput) => Record<string, string>;
  /** The change that reverts this one in a state. */
  undoIn: (state: ProductState) => ProductEdit;
}

export function stateOf(product: Product): ProductState {
  return { ...product, variants: product.variants.map(({ own }) => own) };
}

const MAX_TRIES = 5;

/**
 * Changes one cell of a product. Concurrent changes of other fields are kept. A concurrent change of the same field is a
 * conflict.
 * @param base the state when the cell was opened
 */
export async function changeProduct(
  client: ApolloClient,
  name: string,
  base: ProductState,
  edit: ProductEdit,
): Promise<SaveOutcome> {
  let state = base;
  for (let tries = 1; ; tries += 1) {
    const input = { ...edit.inputOver(state), version: state.version };
    const undo = edit.undoIn(state);
    try {
      const saved = await send(client, state.id, input);
      toastSaved(`${name}: ${edit.text}`, () => changeProduct(client, name, saved, undo));
      return { kind: 'saved' };
    } catch (error) {
      const current = currentIn(error);
      if (!current || tries === MAX_TRIES) return failed(error, edit, input);
      const theirs = edit.textIn(current);
      if (theirs === null) return wrong(productsText.thisVariantHasBeenRemoved);
      // Count it as saved, because an earlier attempt may have succeeded without a response.
      if (theirs === edit.text) {
        await reloadProduct(client, state.id).catch(() => null);
        return { kind: 'saved' };
      }
      if (theirs !== edit.textIn(base)) {
        const saveMine = () => changeProduct(client, name, current, edit);
        return { kind: 'conflict', mine: edit.text, theirs, saveMine };
      }
      state = current;
    }
  }
}

/** Reloads a product with its variants, which updates the lists. */
export async function reloadProduct(client: ApolloClient, id: string): Promise<Product | null> {
  const query = { query: EditedProductDocument, variables: { id }, fetchPolicy: 'network-only' } as const;
  const { data } = await readInTurn(() => client.query(query));
  return data?.product ?? null;
}

async function send(client: ApolloClient, id: string, input: UpdateProductInput): Promise<ProductState> {
  const { data } = await client.mutate({
    mutation: UpdateProductDocument,
    variables: { id, input },
    // Show no toast, because the cell shows the progress itself. `keepalive` lets the request continue after
    // the page is closed.
    context: { isQuiet: true, fetchOptions: { keepalive: true } },
  });
  if (!data) throw new Error('The server answered without errors and without the product.');
  return stateOf(data.updateProduct);
}

function currentIn(error: unknown): Current | null {
  const current = errorExtensions(error)?.current;
  return current?.__typename === 'ProductState' ? current : null;
}

function failed(error: unknown, edit: ProductEdit, sent: UpdateProductInput): SaveOutcome {
  const extensions = errorExtensions(error);
  if (!extensions) return wrong(productsText.notSavedServerDidNotRespond);
  if (extensions.code === 'NOT_FOUND') return wrong(productsText.thisProductHasBeenDeleted);
  const faults = formFaults(error);
  const own = edit.faultsOf(faults, sent);
  if (Object.keys(own).length > 0) return { kind: 'wrong', faults: own };
  return wrong(Object.values(faults)[0] ?? productsText.notSaved);
}

/** Changes the SKU of a product without options; null removes it. */
export function skuEdit(sku: string | null): ProductEdit {
  return {
    inputOver: () => ({ sku }),
    textIn: (state) => skuText(state.sku),
    text: skuText(sku),
    faultsOf: (faults) => ('sku' in faults ? { sku: faults['sku'] ?? '' } : {}),
    undoIn: (state) => skuEdit(state.sku),
  };
}

export function skuText(sku: string | null): string {
  return sku === null ? productsText.noSkuInText : productsText.sku(sku);
}
