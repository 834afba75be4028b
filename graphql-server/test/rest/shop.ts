import { beforeAll } from 'vitest';
import { type ServedApp, serveApp } from '../serve.ts';
import { type ApiAnswer, callApi, json } from './api.ts';

/** A served shop with one category. */
export interface Shop extends ServedApp {
  categoryId: string;
}

/** Serves a shop for the tests of one file. */
export function serveShop(environment: Record<string, string> = {}): Shop {
  const shop = serveApp(environment) as Shop;
  beforeAll(async () => {
    shop.categoryId = await addCategory(shop, 'Dresses');
  });
  return shop;
}

/**
 * Adds a category.
 * @returns its id
 */
export async function addCategory(shop: { url: string }, name: string): Promise<string> {
  const answer = await callApi<{ id: string }>(shop, 'POST /category/add', json({ name }));
  return answer.envelope.data?.id ?? '';
}

/** A product in the facade's list. */
export interface WireProduct {
  _id: string;
  title: string;
  category: string | null;
  category_id: string | null;
  images: string[];
  [field: string]: unknown;
}

export interface UploadFile {
  name: string;
  bytes: Buffer;
  /** The declared content type. */
  type?: string;
}

/** The fields of a valid product. */
export function productFields({ categoryId }: { categoryId: string }): Record<string, string> {
  return {
    title: 'Summer dress',
    description: 'Light, long and blue.',
    regular_price: '1999.90',
    selling_price: '1499.50',
    category: categoryId,
    badge: 'Hot',
    discount_percentage: '0',
    is_featured: '1',
    is_popular: '0',
    is_new: '1',
  };
}

/** A multipart form with these fields; the files repeat `images[]` or another field. */
export function formOf(
  fields: Record<string, string>,
  files: UploadFile[],
  fileField = 'images[]',
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, bytes, type = 'application/octet-stream' } of files) {
    form.append(fileField, new File([new Uint8Array(bytes)], name, { type }));
  }
  return form;
}

/** Adds a product; the given fields replace those of a valid one. */
export function addProduct(
  shop: Shop,
  files: UploadFile[],
  fields: Record<string, string> = {},
): Promise<ApiAnswer<WireProduct>> {
  const form = formOf({ ...productFields(shop), ...fields }, files);
  return callApi<WireProduct>(shop, 'POST /product/add', { body: form });
}
