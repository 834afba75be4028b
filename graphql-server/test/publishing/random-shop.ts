import type { TestDatabase } from '../database.ts';
import { createProduct } from '../graphql/shop.ts';
import { eventually } from '../serve.ts';
import { fileOf, importFile, type Row } from '../transfer/files.ts';
import { renderFully } from './full-rendering.ts';
import {
  differenceOf,
  differencesBetween,
  differentAnswers,
  type PublishedShop,
  readAnswers,
  readGraphql,
  readPublished,
} from './published-answers.ts';
import { emptyShop, PublishedServer, publishFromNothing } from './published-server.ts';
import { differentAnswersOf } from './random-answers.ts';

/** The number of products, which is more than a page of a listing has. */
const PRODUCTS = 58;
const BRANDS = ['Sun & Co', 'Indigo', 'Élan', ''];
const MARKER = 'marker';

export interface KnownProduct {
  id: string;
  title: string;
  handle: string;
}

export interface KnownCategory {
  id: string;
  name: string;
}

/** The two databases and the two copies of the site of a run. */
export interface Places {
  database: TestDatabase;
  site: string;
  /** The database and site for full renderings. */
  other: { database: TestDatabase; site: string };
}

/** A shop with random changes, and the record of what it published. */
export class RandomShop {
  readonly server: PublishedServer;
  /** The address of an uploaded image. */
  image = '';
  readonly #places: Places;
  readonly #known = new Set<string>();
  /** The published content, by the number of the release. */
  readonly #records = new Map<number, PublishedShop>();
  #marks = 0;
  #marker = '';

  private constructor(places: Places) {
    this.#places = places;
    this.server = new PublishedServer(places.database, places.site);
  }

  /** A live shop with some categories and products. */
  static async open(places: Places): Promise<RandomShop> {
    await emptyShop(places.database);
    const shop = new RandomShop(places);
    await shop.server.start();
    await shop.#fill();
    await shop.server.askFor('mutation { publishStorefront { state } }');
    await shop.#goLive();
    return shop;
  }

  close(): Promise<void> {
    return this.server.close();
  }

  async #fill(): Promise<void> {
    const ids: string[] = [];
    for (const [name, parent] of [
      ['Clothes'],
      ['Shirts', 0],
      ['Linen', 1],
      ['Tools'],
      ['Empty', 3],
    ] as const) {
      const input = { name, ...(parent !== undefined && { parentId: ids[parent] }) };
      const create =
        'mutation ($input: CreateCategoryInput!) { category: createCategory(input: $input) { id } }';
      ids.push((await this.server.askFor(create, { input })).category.id);
    }
    const first = await createProduct(this.server, ids[0] ?? '', { title: MARKER, status: 'HIDDEN' });
    this.#marker = first.id;
    this.image = first.images[0]?.url ?? '';
    const rows = Array.from({ length: PRODUCTS }, (_, index) => ({
      ...{ title: `Thing ${index}`, category_id: ids[index % 4] ?? '', brand: BRANDS[index % 4] ?? '' },
      ...{
        regular_price: String(200 + index),
        selling_price: String(100 + (index % 7)),
        is_featured: String(index % 5 === 0),
      },
    }));
    await this.importRows(rows);
    // Creates an account, so that shoppers no longer have the rights of an operator.
    await this.server.ask(
      'mutation { signUp(input: { email: "owner@mela.example", password: "indigo-loom-at-dawn" }) { isOpen } }',
    );
  }

  async importRows(
    rows: Row[],
    others: Row = { description: 'Well made.', images: this.image },
  ): Promise<void> {
    const whole = rows.map((row) => ({ ...others, ...row }));
    const { envelope } = await importFile(this.server, fileOf(whole), { headers: this.server.headers });
    if (!envelope.data) throw new Error(JSON.stringify(envelope));
  }

  /** Records an address that nothing may link to. */
  know(address: string): void {
    this.#known.add(address);
  }

  /** All products except the marker, in order of creation. */
  async products(): Promise<KnownProduct[]> {
    const { products } = await this.server.askFor('{ products(first: 100) { nodes { id title handle } } }');
    return (products.nodes as KnownProduct[]).filter(({ id }) => id !== this.#marker);
  }

  async categories(): Promise<KnownCategory[]> {
    const { categories } = await this.server.askFor('{ categories(first: 50) { nodes { id name } } }');
    return categories.nodes;
  }

  /**
   * Changes a hidden product, which is in no list, and waits until that change is live. Then all earlier
   * changes are live, too.
   */
  async #goLive(): Promise<number> {
    this.#marks += 1;
    const text = `Mark ${this.#marks}.`;
    const update =
      'mutation ($id: ID!, $text: String!) { updateProduct(id: $id, input: { description: $text }) { id } }';
    await this.server.askFor(update, { id: this.#marker, text });
    await eventually(async () => {
      const [page] = (await readAnswers(this.server, [`/product/${MARKER}`])).values();
      if (!page?.body.includes(text))
        throw new Error(`${text} is not live: ${page?.status} ${JSON.stringify(await this.server.state())}`);
    });
    return this.server.settled();
  }

  /**
   * Compares all pages with a full rendering of the edited catalogue, and lists and carts with the catalogue.
   * @throws Error that names the differences
   */
  async compare(): Promise<void> {
    const release = await this.#goLive();
    for (const { handle } of await this.products()) this.#known.add(`/product/${handle}`);
    const { database, site } = this.#places;
    const expected = await renderFully(database, site, this.#known);
    for (const address of expected.keys()) this.#known.add(address);
    const answers = await readAnswers(this.server, expected.keys());
    const differences = differentAnswers(answers, expected);
    assertSame(release, [...differences, ...(await differentAnswersOf(this.server, this.#marks))]);
    this.#records.set(release, { answers, graphql: await readGraphql(this.server) });
  }

  /**
   * Compares everything published, and shoppers' GraphQL responses, with those of a server that has only a copy of the documents.
   * @throws Error that names the differences
   */
  async compareWithOther(): Promise<void> {
    const release = await this.#goLive();
    const { database, site } = this.#places.other;
    const other = await publishFromNothing(this.server, database, site);
    try {
      const expected = await readPublished(other, this.#known);
      const published = await readPublished(this.server, this.#known);
      assertSame(release, differencesBetween(published, expected));
    } finally {
      await other.close();
    }
  }

  /** Compares everything published with its state when this release was live. */
  async compareWithRecord(release: number): Promise<void> {
    const record = this.#records.get(release) as PublishedShop;
    const answers = await readAnswers(this.server, record.answers.keys());
    const published = { answers, graphql: await readGraphql(this.server) };
    const later = [...this.#known].filter((address) => !record.answers.has(address));
    const gone = await readAnswers(this.server, later);
    const nowhere = record.answers.get('/404.html');
    const differences = [
      ...differencesBetween(published, record),
      ...[...gone].flatMap(([address, answer]) => differenceOf(address, answer, nowhere)),
    ];
    if (differences.length > 0)
      throw new Error(`Release ${release} is not what it was:\n${differences.slice(0, 10).join('\n')}`);
  }

  /** The numbers of the compared releases. */
  get releases(): number[] {
    return [...this.#records.keys()];
  }

  forget(release: number): void {
    this.#records.delete(release);
  }

  /** Compares a former release, then publishes later changes again. */
  async rollBack(release: number, resume: string): Promise<void> {
    const { errors } = await this.server.ask(
      `mutation { rollBackStorefront(release: ${release}) { release } }`,
    );
    if (errors.length > 0) return this.forget(release);
    await this.compareWithRecord(release);
    await this.server.askFor(`mutation { ${resume} { state } }`);
  }
}

function assertSame(release: number, differences: readonly string[]): void {
  if (differences.length > 0)
    throw new Error(
      `Release ${release} differs from a full rendering:\n${differences.slice(0, 10).join('\n')}`,
    );
}
