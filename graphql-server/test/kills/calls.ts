import type { Remembered } from './inspect-history.ts';
import type { Entry, ListedProduct } from './ledger.ts';
import type { SampleImage } from './sample-images.ts';

/** One position in a product's list of images: an existing one by its hash, or a new one. */
export type Place = string | SampleImage;

interface Envelope {
  success: boolean;
  message: string;
  data: { _id: string; title: string }[] & { _id: string; id: string };
}

const CREATE = `mutation Create($input: CreateProductInput!, $images: [Upload!]!) {
  createProduct(input: $input, images: $images) { id }
}`;
const UPDATE = `mutation Update($id: ID!, $input: UpdateProductInput!) {
  updateProduct(id: $id, input: $input) { id }
}`;
const DELETE = 'mutation Delete($id: ID!) { deleteProduct(id: $id) { id } }';
const LIST = `query List($after: String) {
  products(first: 100, after: $after) {
    nodes { id title images { id } }
    pageInfo { hasNextPage endCursor }
  }
}`;

const HISTORY = `query History($after: String) {
  history(of: { kind: PRODUCT }, first: 100, after: $after) {
    nodes { subjectId action fields { field before { images { id } } after { images { id } } } }
    pageInfo { hasNextPage endCursor }
  }
}`;

type ImagesValue = { images: { id: string }[] | null } | null;

interface HistoryPage {
  history: {
    nodes: {
      subjectId: string;
      action: string;
      fields: { field: string; before: ImagesValue; after: ImagesValue }[];
    }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

interface ListPage {
  products: {
    nodes: { id: string; title: string; images: { id: string }[] }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

/** The API calls of the kill tests; every one throws if it is rejected or interrupted. */
export class Calls {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async addCategory(name: string): Promise<string> {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ name });
    return (await this.#rest('/category/add', { method: 'POST', headers, body })).data.id;
  }

  /**
   * Adds a product through REST.
   * @returns its id
   */
  async addByRest({ title }: Entry, categoryId: string, images: SampleImage[]): Promise<string> {
    const form = new FormData();
    const fields = { title, description: 'By REST', regular_price: '120', selling_price: '99.5' };
    for (const [name, value] of Object.entries({ ...fields, category: categoryId })) form.append(name, value);
    for (const { file } of images) form.append('images[]', file);
    return (await this.#rest('/product/add', { method: 'POST', body: form })).data._id;
  }

  /**
   * Adds a product through GraphQL.
   * @returns its id
   */
  async addByGraphql({ title }: Entry, categoryId: string, images: SampleImage[]): Promise<string> {
    const input = { title, description: 'By GraphQL', regularPrice: 120, sellingPrice: 99.5, categoryId };
    const form = multipart(
      CREATE,
      { input, images: images.map(() => null) },
      nameFiles(images, (place) => `images.${place}`),
    );
    return (await this.#graphql<{ createProduct: { id: string } }>(form)).createProduct.id;
  }

  async changeImages({ id }: Entry, places: Place[]): Promise<void> {
    const images = places.map((place) => (typeof place === 'string' ? { id: place } : { upload: null }));
    const files = nameFiles(places, (place) => `input.images.${place}.upload`);
    await this.#graphql(multipart(UPDATE, { id, input: { images } }, files));
  }

  async delete({ id }: Entry): Promise<void> {
    await this.#graphql(JSON.stringify({ query: DELETE, variables: { id } }));
  }

  /** All products, from GraphQL. */
  async list(): Promise<ListedProduct[]> {
    const listed: ListedProduct[] = [];
    let after: string | null = null;
    do {
      const page: ListPage = await this.#graphql<ListPage>(
        JSON.stringify({ query: LIST, variables: { after } }),
      );
      const { nodes, pageInfo } = page.products;
      listed.push(
        ...nodes.map(({ id, title, images }) => ({ id, title, hashes: images.map((image) => image.id) })),
      );
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    return listed;
  }

  /** All changes of products, newest first. */
  async listHistory(): Promise<Remembered[]> {
    const remembered: Remembered[] = [];
    let after: string | null = null;
    do {
      const { history }: HistoryPage = await this.#graphql<HistoryPage>(
        JSON.stringify({ query: HISTORY, variables: { after } }),
      );
      for (const { subjectId, action, fields } of history.nodes) {
        // The changes of this test change only images.
        const images = fields.find(({ field }) => field === 'IMAGES');
        const hashesOf = (value: ImagesValue = null) => value?.images?.map(({ id }) => id) ?? [];
        remembered.push({
          productId: subjectId,
          action,
          before: hashesOf(images?.before),
          after: hashesOf(images?.after),
        });
      }
      after = history.pageInfo.hasNextPage ? history.pageInfo.endCursor : null;
    } while (after !== null);
    return remembered;
  }

  /** The titles of all products, from REST. */
  async listTitlesByRest(): Promise<string[]> {
    return (await this.#rest('/product/list', {})).data.map(({ title }) => title);
  }

  async #rest(path: string, request: RequestInit): Promise<Envelope> {
    const response = await fetch(`${this.#url}/api${path}`, request);
    const envelope = (await response.json()) as Envelope;
    if (!envelope.success) throw new Error(`${path}: ${envelope.message}`);
    return envelope;
  }

  async #graphql<Data>(body: string | FormData): Promise<Data> {
    const type = typeof body === 'string' && { 'content-type': 'application/json' };
    const headers = { 'apollo-require-preflight': 'true', ...type };
    const response = await fetch(`${this.#url}/graphql`, { method: 'POST', headers, body });
    const { data, errors } = (await response.json()) as { data?: Data; errors?: { message: string }[] };
    if (errors?.[0] || !data) throw new Error(errors?.[0]?.message ?? `HTTP ${response.status}`);
    return data;
  }
}

/** The new images, each with its path in the variables. */
function nameFiles(places: Place[], pathOf: (place: number) => string): [string, File][] {
  return places.flatMap((place, index): [string, File][] =>
    typeof place === 'string' ? [] : [[`variables.${pathOf(index)}`, place.file]],
  );
}

function multipart(query: string, variables: object, files: [string, File][]): FormData {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables }));
  form.append('map', JSON.stringify(Object.fromEntries(files.map(([path], index) => [index, [path]]))));
  files.forEach(([, file], index) => {
    form.append(String(index), file);
  });
  return form;
}
