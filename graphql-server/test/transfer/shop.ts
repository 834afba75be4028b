import { beforeAll, beforeEach } from 'vitest';
import { type Collections, collectionsOf } from '../../src/app/shop/collections.ts';
import { parseObjectId } from '../../src/kernel/mongodb/documents.ts';
import type { Product } from '../../src/modules/catalogue/products/product.ts';
import { withStock } from '../../src/modules/catalogue/products/stock.ts';
import { makeProduct } from '../listing/catalogue.ts';
import { addProduct, type Shop, serveShop } from '../rest/shop.ts';
import { drawImage } from '../sample-images/draw.ts';
import type { Row } from './files.ts';

/** A shop whose first product has an image that all others may use. */
export interface TransferShop extends Shop {
  /** The path of the image. */
  image: string;
  first: Product;
  readonly collections: Collections;
  /** Inserts a product with that image into the database. */
  put(changes?: Partial<Product>): Promise<Product>;
  /** All products except the first, oldest first, with their stock. */
  others(): Promise<Product[]>;
}

/** Serves a shop for the tests of one file; every test starts with only the first product. */
export function serveTransferShop(environment: Record<string, string> = {}): TransferShop {
  const shop = serveShop(environment) as TransferShop;
  Object.defineProperty(shop, 'collections', { get: () => collectionsOf(shop.db) });
  shop.put = async (changes = {}) => {
    const categoryId = parseObjectId(shop.categoryId) as Product['_id'];
    const product = { ...makeProduct({ categoryId, ...changes }), images: shop.first.images };
    await shop.collections.products.insertOne(product);
    return product;
  };
  shop.others = async () => {
    const stored = await shop.collections.products
      .find({ _id: { $ne: shop.first._id } })
      .sort({ createdAt: 1 })
      .toArray();
    return withStock(shop.collections, stored);
  };
  beforeAll(async () => {
    const answer = await addProduct(shop, [{ name: 'a.png', bytes: await drawImage() }]);
    shop.image = answer.envelope.data?.images[0] ?? '';
    shop.first = (await shop.collections.products.findOne()) as Product;
  });
  beforeEach(async () => {
    await shop.collections.products.deleteMany({ _id: { $ne: shop.first._id } });
    await shop.collections.inventory.deleteMany({});
    await shop.collections.inventoryMovements.deleteMany({});
  });
  return shop;
}

/** A valid row of a new product. */
export function newRow({ categoryId, image }: TransferShop, changes: Row = {}): Row {
  return {
    id: '',
    title: 'Stole',
    description: 'Of wool.',
    category_id: categoryId,
    regular_price: '200',
    selling_price: '150',
    images: image,
    ...changes,
  };
}

export function idOf({ _id }: Product): string {
  return _id.toHexString();
}
