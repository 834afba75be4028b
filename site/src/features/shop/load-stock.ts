import { readIndex, type Stock } from './product-index.ts';

const INDEX = '/index/products.json';

let stock: Promise<Stock> | undefined;

/** The products of the shop, fetched when they are asked for first. What failed is tried again the next time. */
export function loadStock(): Promise<Stock> {
  stock ??= fetchStock().catch((error: unknown) => {
    stock = undefined;
    throw error;
  });
  return stock;
}

async function fetchStock(): Promise<Stock> {
  const response = await fetch(INDEX);
  if (!response.ok) throw new Error(`${INDEX} answers ${response.status}`);
  return readIndex(await response.json());
}
