import { type Collections, collectionsOf } from '../../src/app/shop/collections.ts';
import type { Product } from '../../src/modules/catalogue/products/product.ts';
import { askFor } from '../graphql/ask.ts';
import { makeProduct } from '../listing/catalogue.ts';
import { eventually, type ServedApp, serveApp } from '../serve.ts';
import { makeSmallSite } from './small-site.ts';

export interface Page {
  status: number;
  headers: Headers;
  body: string;
}

export interface ReleaseAnswer {
  number: number;
  cause: string;
  changed: { products: number; categories: number; content: boolean } | null;
  changes: { subjectName: string; action: string }[];
  pages: number;
  reused: number;
  isCurrent: boolean;
  url: string;
}

const STATE = 'mode state release waiting publishesAutomatically isPaused error nextTryAt';

/** A server with a small site, with the actions of publishing tests. */
export class LiveShop {
  readonly app: ServedApp;

  constructor(app: ServedApp) {
    this.app = app;
  }

  get collections(): Collections {
    return collectionsOf(this.app.db);
  }

  /** Inserts a product without images into the database; its handle is derived from its title. */
  async add(title: string, fields: Partial<Product> = {}): Promise<Product> {
    const handles = [title.toLowerCase().replaceAll(' ', '-')];
    const product = { ...makeProduct({ title, ...fields }), handles, images: [], ...fields };
    await this.collections.products.insertOne(product);
    return product;
  }

  async change({ _id }: Product, fields: Partial<Product>): Promise<void> {
    await this.collections.products.updateOne({ _id }, { $set: fields });
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Page> {
    const response = await fetch(this.app.url + path, { redirect: 'manual', headers });
    return { status: response.status, headers: response.headers, body: await response.text() };
  }

  async storefront() {
    return (await askFor(this.app, `{ storefront { ${STATE} } }`)).storefront;
  }

  /** The list of saved changes that are not live. */
  async faults() {
    const asked = '{ storefront { faults { subject subjectId name kind path target outcome } } }';
    return (await askFor(this.app, asked)).storefront.faults;
  }

  async releases(): Promise<ReleaseAnswer[]> {
    const asked = `{ releases { nodes { number cause changed { products categories content }
      changes { subjectName action } pages reused isCurrent url } } }`;
    return (await askFor(this.app, asked)).releases.nodes;
  }

  /** A mutation of the storefront, with or without arguments. */
  async tell(mutation: string) {
    const name = mutation.split('(', 1)[0] ?? '';
    return (await askFor(this.app, `mutation { ${mutation} { ${STATE} } }`))[name];
  }

  /** Publishes the catalogue, and waits until it is live. */
  async goLive(): Promise<void> {
    await this.tell('publishStorefront');
    await this.settled();
  }

  /** Waits until all changes are live. */
  settled() {
    return eventually(async () => {
      const storefront = await this.storefront();
      if (storefront.state !== 'LIVE') throw new Error(JSON.stringify(storefront));
      return storefront;
    });
  }
}

/**
 * Serves a shop for the tests of one file.
 * @param published `isByProcess`: by another process, as in production; only if that makes a difference
 */
export function serveLiveShop(
  environment: Record<string, string> = {},
  { isByProcess = false } = {},
): LiveShop {
  return new LiveShop(serveApp(environment, makeSmallSite({ isPublishedByProcess: isByProcess })));
}
