import { checkCategory } from '@mela/rules/category-checks.ts';
import { orderKey } from '@mela/rules/search.ts';
import { cleanText } from '@mela/rules/text.ts';
import { ObjectId } from 'mongodb';
import type { Category } from '../categories/category.ts';
import { createCategory } from '../categories/service.ts';
import { MAX_DEPTH } from '../categories/tree.ts';
import type { CatalogueContext } from '../context.ts';
import { catalogueTexts } from '../messages.ts';
import type { Categories, Lookup } from './lookups.ts';

interface ToCreate {
  _id: ObjectId;
  name: string;
  /** The parent category. */
  parentId?: ObjectId;
}

/** Collects the categories that an import has to create. */
export class NewCategories {
  readonly #context: CatalogueContext;
  readonly #categories: Categories;
  readonly #byKey = new Map<string, ToCreate>();

  constructor(context: CatalogueContext, categories: Categories) {
    this.#context = context;
    this.#categories = categories;
  }

  /** @returns the id of the category with this id or name, even if it has yet to be created */
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
    return fault
      ? { value: '', fault: catalogueTexts.categoryProblem({ reason: fault.text }) }
      : { value: this.#add(key, name) };
  }

  /**
   * @param path the names of a category and its ancestors, outermost first. If it is longer than the allowed depth, the innermost
   * names are joined.
   * @returns the id of that category, even if it has yet to be created
   */
  idOfPath(path: readonly string[]): Lookup<string> {
    const deepest = path.slice(MAX_DEPTH - 1);
    const names = [...path.slice(0, MAX_DEPTH - 1), ...(deepest.length > 0 ? [deepest.join(' > ')] : [])];
    const [first = '', ...others] = names.map(cleanText);
    let found = this.idOf(first);
    for (const name of others) {
      if (found.fault) return found;
      found = this.#idWithin(found.value, name);
    }
    return found;
  }

  #idWithin(parent: string, name: string): Lookup<string> {
    const key = orderKey(name);
    const known = [...this.#categories.byId.values()].find(
      ({ parentId, nameKey }) => parentId?.toHexString() === parent && nameKey === key,
    );
    if (known) return { value: known._id.toHexString() };
    const ownKey = `${parent}>${key}`;
    const made = this.#byKey.get(ownKey);
    if (made) return { value: made._id.toHexString() };
    const [fault] = Object.values(checkCategory({ name }));
    if (fault) return { value: '', fault: catalogueTexts.categoryProblem({ reason: fault.text }) };
    return { value: this.#add(ownKey, name, ObjectId.createFromHexString(parent)) };
  }

  has(id: string): boolean {
    return this.find(id) !== null;
  }

  /** The category with this id, if it has yet to be created; otherwise null. */
  find(id: string): Category | null {
    const found = [...this.#byKey.values()].find(({ _id }) => _id.toHexString() === id);
    return found ? (found as Category) : null;
  }

  /** The names of the categories with these ids. */
  namesOf(ids: ReadonlySet<string>): string[] {
    return this.of(ids).map(({ name }) => name);
  }

  idsOf(ids: ReadonlySet<string>): ObjectId[] {
    return this.of(ids).map(({ _id }) => _id);
  }

  /** Creates the categories with these ids in the order of the file, as a part of the import. */
  async create(ids: ReadonlySet<string>, imported: { id: ObjectId; name: string }): Promise<void> {
    const { id: importId, name: fileName } = imported;
    const group = { id: importId, name: fileName, subject: 'PRODUCT', work: 'IMPORT' as const };
    const recorder = this.#context.recorder.because({ source: 'IMPORT', group });
    for (const { _id, name, parentId } of this.of(ids)) {
      const draft = { name, ...(parentId && { parentId: parentId.toHexString() }) };
      await createCategory({ ...this.#context, recorder }, draft, null, _id);
    }
  }

  /** Which of these categories have yet to be created, with their ancestors, outer ones first. */
  of(ids: ReadonlySet<string>): ToCreate[] {
    const wanted = new Set(ids);
    for (const { _id, parentId } of [...this.#byKey.values()].reverse())
      if (parentId && wanted.has(_id.toHexString())) wanted.add(parentId.toHexString());
    return [...this.#byKey.values()].filter(({ _id }) => wanted.has(_id.toHexString()));
  }

  #add(key: string, name: string, parentId?: ObjectId): string {
    const _id = new ObjectId();
    const id = _id.toHexString();
    const within = parentId && { parentId };
    this.#byKey.set(key, { _id, name, ...within });
    // A category for the product rules, which check that it exists.
    this.#context.categoryById
      .clear(id)
      .prime(id, { _id, name, nameKey: orderKey(name), ...within } as Category);
    return id;
  }
}

/** Derives a name: `products_export_1.csv` becomes Products export 1. */
export function categoryNamedAfter(fileName: string): string {
  const words = fileName
    .replace(/\.\w{1,5}$/, '')
    .replace(/[_-]+/g, ' ')
    .trim();
  return words === '' ? 'Imported' : words.charAt(0).toUpperCase() + words.slice(1, 100);
}
