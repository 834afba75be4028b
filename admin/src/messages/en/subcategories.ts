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
