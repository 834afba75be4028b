import type { ApolloClient } from '@apollo/client';
import { toast } from 'react-hot-toast/headless';
import * as categoriesText from '#messages/categories.ts';
import {
  type CategoryTree_CategoryFragment as Category,
  MoveCategoryDocument,
} from '../../graphql.generated.ts';
import { errorMessage } from '../../graphql-errors.ts';
import { createCategory, updateCategory } from '../categories/category-changes.ts';
import type { CategoryDetails } from '../categories/category-details.ts';
import { treeOf } from '../categories/category-tree.ts';
import { lastAuthor } from '../history/use-last-author.ts';
import type { Subcategory, SubcategoryDraft } from './subcategory.ts';

/** The table rows of categories that have a parent. */
export function rowsOf(categories: Category[]): Subcategory[] {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return treeOf(categories)
    .filter(({ depth }) => depth > 0)
    .map(({ category: { id, name, description, handle, parent }, index }) => ({
      id,
      name,
      slug: handle,
      order: index + 1,
      description: description ?? '',
      categoryId: parent?.id ?? '',
      category: names.get(parent?.id ?? '') ?? '',
    }));
}

/**
 * Creates or changes a subcategory and moves it to its position.
 * @param edited the row when its form was opened
 * @returns an error message, or undefined after success
 */
export async function saveSubcategory(
  client: ApolloClient,
  categories: Category[],
  draft: SubcategoryDraft,
  edited?: Subcategory,
): Promise<string | undefined> {
  const current = edited && categories.find(({ id }) => id === edited.id);
  if (!edited || !current) return create(client, categories, draft);
  const isSamePlace = edited.categoryId === draft.categoryId && edited.order === draft.order;
  const details = { base: detailsOf(edited), draft: detailsOf(draft) };
  const error = await updateCategory(client, current, draft.name, details);
  if (error?.current.version !== undefined && error.current.version !== current.version) {
    const isOwn = (await lastAuthor('CATEGORY', current.id)) === 'self';
    return isOwn ? categoriesText.inAnotherWindowYouHaveChanged : categoriesText.someoneElseHasChangedItSince;
  }
  if (error) return error.message;
  if (!isSamePlace) await put(client, categories, { id: current.id, version: current.version + 1 }, draft);
  return undefined;
}

async function create(
  client: ApolloClient,
  categories: Category[],
  { name, categoryId: parentId, description, slug, order }: SubcategoryDraft,
): Promise<string | undefined> {
  const input = { name, parentId, description: description || null, handle: slug || null };
  try {
    const created = await createCategory(client, input);
    // A new subcategory comes last, so it is moved afterwards.
    if (created && order > 0) await put(client, categories, created, { categoryId: parentId, order });
    return undefined;
  } catch (error) {
    return errorMessage(error);
  }
}

/** Moves a saved category. A toast shows an error. */
async function put(
  client: ApolloClient,
  categories: Category[],
  { id, version }: Pick<Category, 'id' | 'version'>,
  { categoryId, order }: Pick<SubcategoryDraft, 'categoryId' | 'order'>,
): Promise<void> {
  const siblings = categories.filter((category) => category.parent?.id === categoryId && category.id !== id);
  const after = siblings[Math.min(order - 1, siblings.length) - 1]?.id ?? null;
  await client
    .mutate({ mutation: MoveCategoryDocument, variables: { id, after, version } })
    .catch((error: unknown) => toast.error(errorMessage(error)));
}

function detailsOf({ slug, categoryId, description }: SubcategoryDraft): CategoryDetails {
  return { handle: slug, parentId: categoryId, description, image: null, seoTitle: '', seoDescription: '' };
}
