import { ObjectId } from 'mongodb';
import { checkCategory } from '../../rules/category-checks.ts';
import { orderKey } from '../../rules/search.ts';
import { cleanText } from '../../rules/text.ts';
import type { Category } from '../categories/category.ts';
import { createCategory } from '../categories/service.ts';
import type { CatalogueContext } from '../context.ts';
import type { Categories, Lookup } from './lookups.ts';

/** The categories of an import that there are not yet: they are made when it writes. */
export class NewCategories {
  readonly #context: CatalogueContext;
  readonly #categories: Categories;
  readonly #byKey = new Map<string, { _id: ObjectId; name: string }>();

  constructor(context: CatalogueContext, categories: Categories) {
    this.#context = context;
    this.#categories = categories;
  }

  /** @returns the id of the category that has this id or name, also if it is still to be made */
  idOf(said: string): Lookup<string> {
    const name = cleanText(said);
    const { byId, byName } = this.#categories;
    if (byId.has(name.toLowerCase())) return { value: name.toLowerCase() };
    const key = orderKey(name);
    const found = byName.get(name)?.[0] ?? [...byName.values()].flat().find(({ nameKey }) => nameKey === key);
    if (found) return { value: found._id.toHexString() };
    const known = this.#byKey.get(key);
    if (known) return { value: known._id.toHexString() };
    const [fault] = Object.values(checkCategory({ name }));
    return fault ? { value: '', fault: `Category: ${fault}` } : { value: this.#add(key, name) };
  }

  has(id: string): boolean {
    return this.find(id) !== null;
  }

  /** The category with this id that is still to be created; null if there is none. */
  find(id: string): Category | null {
    const found = [...this.#byKey.values()].find(({ _id }) => _id.toHexString() === id);
    return found ? (found as Category) : null;
  }

  /** The names of those that these ids are of. */
  namesOf(ids: ReadonlySet<string>): string[] {
    return this.of(ids).map(({ name }) => name);
  }

  idsOf(ids: ReadonlySet<string>): ObjectId[] {
    return this.of(ids).map(({ _id }) => _id);
  }

  /** Makes those that these ids are of, one after the other, so that they stand in their order. */
  async create(ids: ReadonlySet<string>): Promise<void> {
    const recorder = this.#context.recorder.because({ source: 'IMPORT' });
    for (const { _id, name } of this.of(ids)) {
      await createCategory({ ...this.#context, recorder }, { name }, null, _id);
    }
  }

  /** Those of these categories that are still to be created. */
  of(ids: ReadonlySet<string>): { _id: ObjectId; name: string }[] {
    return [...this.#byKey.values()].filter(({ _id }) => ids.has(_id.toHexString()));
  }

  #add(key: string, name: string): string {
    const _id = new ObjectId();
    const id = _id.toHexString();
    this.#byKey.set(key, { _id, name });
    // For the rules of products, which ask whether there is such a category.
    this.#context.categoryById.clear(id).prime(id, { _id, name, nameKey: key } as Category);
    return id;
  }
}

/** `products_export_1.csv` is Products export 1. */
export function categoryNamedAfter(fileName: string): string {
  const words = fileName
    .replace(/\.\w{1,5}$/, '')
    .replace(/[_-]+/g, ' ')
    .trim();
  return words === '' ? 'Imported' : words.charAt(0).toUpperCase() + words.slice(1, 100);
}
