import { plural } from '@mela/rules/plural.ts';
import { formatCount } from '../../format.ts';

export const detailsCouldNotBeLoadedClose =
  'The details could not be loaded. Close this window and try again.';
export const usedInPagesAddressLeaveEmpty =
  'Used in the page’s address. Leave empty to create it from the name.';
export const activityOfThisCategory = 'Activity of this category';
export const parentCategory = 'Parent category';
export const noParent = 'No parent';
export const noCategoriesYet = 'No categories yet';
export const firstOneYouCreateAppearsHere = 'The first one you create appears here.';
export const category = 'category';
export const categories = 'categories';
export const noCategoryMatches = 'No category matches';
export const shownOfTotal = (shown: number, total: number) =>
  `${formatCount(shown)} of ${formatCount(total)}`;
export const loadRest = 'Load the rest';
export const totalShown = (total: number) => `${formatCount(total)} shown`;
export const inName = (name: string) => `, in ${name}`;
export const isNowOf = (name: string, to: number, siblings: number) => `${name} is now ${to} of ${siblings}.`;
export const dragCategoryOrMove = 'Drag a category, or move it with the arrow buttons.';
export const dragName = (name: string) => `Drag ${name}`;
export const dragOrPressArrowKeys = 'Drag, or press the arrow keys';
export const moveNameUp = (name: string) => `Move ${name} up`;
export const moveNameDown = (name: string) => `Move ${name} down`;
export const manageCategoryMelaAdmin = 'Manage Category | Mela admin';
export const orderInShop = 'Order in the shop';
export const productsStayIn = (count: number) =>
  plural(count, { one: 'Move its product to', other: `Move its ${formatCount(count)} products to` });
export const noCategory = 'No category';
export const editCategory = 'Edit Category';
export const youRenamedIt = 'In another window, you have renamed this category to “';
export const someoneRenamedIt = 'Someone else has renamed this category to “';
export const replaceName = '”. Press Update again to replace that name.';
export const youChangedFields = (fields: string) =>
  `In another window, you have changed this category’s ${fields}. Press Update again to replace that change.`;
export const someoneChangedFields = (fields: string) =>
  `Someone else has changed this category’s ${fields}. Press Update again to replace that change.`;
export const youChangedOtherFields =
  'In another window, you have changed this category since you opened it. Your changes do not conflict. Press Update again.';
export const someoneChangedOtherFields =
  'Someone else has changed this category since you opened it. Your changes do not conflict. Press Update again.';
export const parentCategoryInText = 'parent category';
export const thereIsAlreadyCategoryHerePress = (name: string, button: string) =>
  `There is already a category “${name}” here. Press ${button} again to create a second one.`;
export const createItAgain = 'Create it again?';
export const thereIsAlreadyCategoryHereDo = (name: string) =>
  `There is already a category “${name}” here. Do you want a second one?`;
export const createAnother = 'Create another';

export const noSubcategoriesYet = 'No subcategories yet';
export const subcategoryIsCategoryInsideAnotherOne = 'A subcategory is a category inside another one.';
export const subcategoriesBelongToCategories = 'Subcategories belong to categories:';
export const createCategory = 'create a category';
export const first = 'first.';
export const subcategories = 'the subcategories';
export const create = 'Create';
export const editInfo = 'Edit info';
export const createSubcategory = 'Create subcategory';
export const slug = 'Slug';
export const madeFromName = 'Created from the name';
export const behindOthers = 'After the others';
export const subcategoriesTitle = 'Subcategories';
export const noSubcategoryMatches = 'No subcategory matches';
export const tryDifferentSearchOrCategory = 'Try a different search or category.';
export const viewDetail = 'View detail';
export const subcategoryMelaAdmin = 'Subcategory | Mela admin';
export const yourOwnSubcategoriesAppearHereOnce =
  'Your own subcategories appear here once you publish your store.';
export const showMySubcategoriesNow = 'Show my subcategories now';
export const inAnotherWindowYouHaveChanged =
  'In another window, you have changed this subcategory since you opened it. Press Update again to replace those changes.';
export const someoneElseHasChangedItSince =
  'Someone else has changed this subcategory since you opened it. Press Update again to replace those changes.';
export const allCategory = 'All category';
