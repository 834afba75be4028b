import { plural } from '@mela/rules/plural.ts';
import { formatCount } from '../../format.ts';

export const insteadOf = 'instead of';
export const someoneChangedItTo = (theirs: string) => `Someone changed it to ${theirs}.`;
export const saveMine = (mine: string) => `Save ${mine}`;
export const keepTheirs = (theirs: string) => `Keep ${theirs}`;
export const compareAtPrice = 'Compare-at price';
export const cellOf = (column: string, name: string, text: string) => `${column} of ${name}: ${text}`;
export const noSku = 'No SKU';
export const variantsOfTitle = (title: string) => `Variants of ${title}`;
export const defaultPrice = 'Default price';
export const loadingVariants = 'Loading the variants';
export const variantsCouldNotBeLoaded = 'The variants could not be loaded.';
export const thisProductHasBeenDeleted = 'This product has been deleted.';
export const editTitle = (title: string) => `Edit ${title}`;
export const notForSale = 'Not for sale';
export const defaultPriceOfNowAndBefore = (title: string, sellingPrice: string, regularPrice: string) =>
  `Default price of ${title}, now and before: ${sellingPrice} ${regularPrice}`;
export const thisVariantHasBeenRemoved = 'This variant has been removed.';
export const notSavedServerDidNotRespond = 'Not saved. The server did not respond. Try again.';
export const notSaved = 'Not saved.';
export const noSkuInText = 'no SKU';
export const sku = (sku: string) => `SKU ${sku}`;
export const notTracked = 'not tracked';
export const countInStock = (count: number) => `${formatCount(count)} in stock`;
export const skuOfName = (name: string) => `SKU of ${name}`;
export const stockOfName = (name: string) => `Stock of ${name}`;
export const enterWholeNumberOrLeaveEmpty =
  'Enter a whole number, or leave empty if inventory is not tracked';
export const sellingPriceOf = (title: string) => `Selling price of ${title}`;
export const now = 'Now';
export const regularPriceOf = (title: string) => `Regular price of ${title}`;
export const was = 'Was';
export const insteadOfPrice = (text: string, regularPrice: string) => `${text} instead of ${regularPrice}`;
export const notUndoneSomeoneHasChanged = (theirs: string) =>
  `Not undone. Someone has changed it to ${theirs}.`;
export const priceOfName = (name: string) => `Price of ${name}`;
export const compareAtPriceOf = (name: string) => `Compare-at price of ${name}`;
export const products = 'The product’s';
export const productsPrice = 'the product’s price';
export const priceInUnits = (inUnits: string) => `price ${inUnits}`;
export const productsCompareAtPrice = 'the product’s compare-at price';
export const compareAtPriceInText = (inUnits: string) => `compare-at price ${inUnits}`;
export const youHaveChangedThisProductElsewhere =
  'You have changed this product elsewhere since you looked at it. It was not deleted.';
export const someoneElseHasChangedThisProduct =
  'Someone else has changed this product since you looked at it. It was not deleted.';
export const noFieldThatProductListShows =
  'No field that the product list shows has changed, but the description may have.';
export const field = 'Field';
export const before = 'Before';
export const imagesChanged = (images: string) => `${images}, changed`;
export const images = (images: number) => plural(images, { one: '1 image', other: `${images} images` });
export const productNotFoundItMayHave = 'Product not found. It may have been deleted.';
export const productCouldNotBeLoaded = 'The product could not be loaded. You may be offline.';
export const productsDeleted = (count: number) =>
  plural(count, { one: 'Product deleted', other: `${formatCount(count)} products deleted` });
export const failedToDeleteProduct = 'Failed to delete product';
export const pageViewsAreNotTrackedSo =
  'Page views are not tracked, so this shows the products marked as popular.';
export const firstOneYouCreateAppearsHere = 'The first one you create appears here.';
export const bothPrices = 'Both prices';
export const increaseByPercentage = 'Increase by percentage';
export const decreaseByPercentage = 'Decrease by percentage';
export const increaseByAmount = 'Increase by an amount';
export const decreaseByAmount = 'Decrease by an amount';
export const setTo = 'Set to';
export const subtract = 'Subtract';
export const stopTracking = 'Stop tracking';
export const changePrices = 'Change prices';
export const changeStock = 'Change stock';
export const applyToCount = (count: string) => `Apply to ${count}`;
export const number = 'Number';
export const enterAmountWithoutDecimals = 'Enter an amount without decimals';
export const enterAmountWithAtMostTwo = 'Enter an amount with at most two decimals';
export const enterAmountWithAtMostThree = 'Enter an amount with at most three decimals';
export const enterWholeNumber = 'Enter a whole number';
export const deleteTitle = (title: string) => `Delete ${title}`;
export const notFeatured = 'Not featured';
export const notPopular = 'Not popular';
export const notNew = 'Not new';
export const productsInText = 'products';
export const prices = 'Prices…';
export const stock = 'Stock…';
export const changeAllMatchingProducts = 'Change all matching products?';
export const thisChangesIncludingThoseOnOther = (count: string) =>
  `This changes ${count}, including those on other pages.`;
export const changeProducts = 'Change products';
export const ofSelectedProducts = (label: string) => `${label} of the selected products`;
export const variants = (variantCount: number) =>
  plural(variantCount, { one: '1 variant', other: `${variantCount} variants` });
export const countOfTitle = (count: string, title: string) => `${count} of ${title}`;
export const inStock = (text: string) => `${text} in stock`;
export const priceOfNowAndBefore = (title: string, sellingPrice: string, regularPrice: string) =>
  `Price of ${title}, now and before: ${sellingPrice} ${regularPrice}`;
export const skuOf = (title: string, text: string) => `SKU of ${title}: ${text}`;
export const stockOf = (title: string, text: string) => `Stock of ${title}: ${text}`;
export const createNew = 'Create new';
export const startStart2OfTotalCount = (start: number, start2: number, totalCount: number) =>
  `${formatCount(start)}–${formatCount(start2)} of ${formatCount(totalCount)}`;
export const page = (page: number) => `Page ${formatCount(page)}`;
export const skippedNotChanged = (skipped: string) => `${skipped} not changed`;
export const changed = (changed: string) => `${changed} changed. `;
export const theseProductsAreIncompleteSoThey =
  'These products are incomplete, so they cannot be active or hidden. Edit them and try again.';
export const andMore = (more: number) => `and ${formatCount(more)} more`;
export const changingProducts = 'Changing products...';
export const failedToChangeProducts = 'Failed to change products';
export const deletingProducts = 'Deleting products...';
export const failedToDeleteProducts = 'Failed to delete products';
export const placement = 'Placement';
export const product = 'product';
export const searchProducts = 'Search products';
export const allCategory = 'All category';
export const latestAdded = 'Latest added';
export const oldestFirst = 'Oldest first';
export const recentlyUpdated = 'Recently updated';
export const nameToZ = 'Name, A to Z';
export const nameZTo = 'Name, Z to A';
export const cheapFirst = 'Cheap first';
export const priceHighToLow = 'Price: high to low';
export const categoryToZ = 'Category, A to Z';
export const categoryZTo = 'Category, Z to A';
export const activeFirst = 'Active first';
export const hiddenAndDraftsFirst = 'Hidden and drafts first';
export const mostViewed = 'Most viewed';
export const incomplete = 'Incomplete';
export const complete = 'Complete';
export const countDeleted = (count: number) =>
  plural(count, { one: '1 product deleted', other: `${formatCount(count)} products deleted` });
export const countChanged = (count: number) =>
  plural(count, { one: '1 product changed', other: `${formatCount(count)} products changed` });
