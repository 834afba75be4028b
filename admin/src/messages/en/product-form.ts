import { plural } from '@mela/rules/plural.ts';
import { formatCount } from '../../format.ts';

export const addProductMelaAdmin = 'Add Product | Mela admin';
export const yourChangesWereNotSavedChoose =
  'Your changes were not saved. Choose a version of each field, then press Update again.';
export const yourChangesWereNotSavedNo =
  'Your changes were not saved. No one else has changed the same fields. Press Update again.';
export const changedByYou = 'You changed this product elsewhere';
export const changedByOther = 'Someone else changed this product';
export const keepAllMine = 'Keep all mine';
export const takeAllTheirs = 'Take all theirs';
export const notForSale = 'not for sale';
export const insteadOfSignCompareAtPrice = (sign: string, compareAtPrice: string) =>
  `instead of ${sign}${compareAtPrice}`;
export const onHandInStock = (onHand: string) => `${onHand} in stock`;
export const resultNoVariants = 'Result: no variants.';
export const andTitlesMore = (titles: number) => ` and ${titles} more`;
export const resultVariants = (count: number, titles: string, others: string) =>
  plural(count, {
    one: `Result: 1 variant: ${titles}${others}.`,
    other: `Result: ${count} variants: ${titles}${others}.`,
  });
export const youHaveDeletedThisProductElsewhere =
  'You have deleted this product elsewhere. You can save what you entered as a new product.';
export const someoneElseHasDeletedThisProduct =
  'Someone else has deleted this product. You can save what you entered as a new product.';
export const editProductMelaAdmin = (isolate: string, title: string, endIsolate: string) =>
  `${isolate}${title}${endIsolate} | Edit Product | Mela admin`;
export const breadcrumb = 'Breadcrumb';
export const editProduct = 'Edit Product';
export const lastChanged = 'Last changed';
export const duplicate = 'Duplicate';
export const productDuplicatedThisIsCopyDraft = 'Product duplicated. This is the copy, a draft.';
export const failedToDuplicateProduct = 'Failed to duplicate product';
export const whatYouEnteredIsStill =
  'What you entered is still in the form. Press Update to compare both versions.';
export const editProductTitle = 'Edit Product | Mela admin';
export const productNotFound = 'Product not found';
export const itWasDeletedOrAddress =
  'It was deleted, or the address is wrong. You can restore a deleted product under';
export const backToProducts = 'Back to products';
export const productCouldNotBeLoaded = 'The product could not be loaded';
export const charactersOf = (value: number, maxLength: number) =>
  `${formatCount(value)} of ${formatCount(maxLength)} characters`;
export const imageOrder = 'Image order';
export const main = 'Main';
export const moveNameEarlier = (name: string) => `Move ${name} earlier`;
export const moveEarlier = 'Move earlier';
export const moveNameLater = (name: string) => `Move ${name} later`;
export const moveLater = 'Move later';
export const removeName = (name: string) => `Remove ${name}`;
export const noPreview = 'No preview';
export const chooseImages = 'Choose images';
export const dropThemHereOrPasteThem = ', drop them here or paste them';
export const upToEachAtMost = (inMegabytes: string, maxCount: number) =>
  `, up to ${inMegabytes} each, ${maxCount} at most`;
export const usedInPagesAddressLeaveEmpty =
  'Used in the page’s address. Leave empty to create it from the title.';
export const separateTagsWithCommasSuch = 'Separate tags with commas, such as cotton, summer.';
export const onePerLineSuchAsWeight = 'One per line, such as Weight: 200 g.';
export const describeEachImageForPeopleWho =
  'Describe each image for people who cannot see it. Leave empty to use the title.';
export const imageIndex = (index: number) => `Image ${index}`;
export const serverDidNotRespondTryAgain = 'The server did not respond. Try again.';
export const newCategory = 'New category';
export const selectCategory = 'Select a category';
export const nameDeleted = (name: string) => `⁨${name}⁩ (deleted)`;
export const newCategoryBefore = 'New category…';
export const reloadCategories = 'Reload categories';
export const showIn = 'Show in';
export const saveAsNewProduct = 'Save as a new product';
export const added = 'Added:';
export const uploadingFormat = (format: string) => `Uploading ${format}`;
export const upload = 'Upload';
export const activeVisibleInShop = 'Active: visible in the shop';
export const draftNotVisibleYet = 'Draft: not visible yet';
export const hiddenOnlyVisibleWithDirectLink = 'Hidden: only visible with a direct link';
export const leaveEmptyIfInventory = 'Leave empty if inventory is not tracked.';
export const scheduledVisibleFrom = (moment: string) => `Scheduled: visible from ${moment}`;
export const endedVisibleUntil = (moment: string) => `Ended: visible until ${moment}`;
export const nameRemoved = (name: string) => `${name} removed.`;
export const isNowOf = (name: string, index: number, images: number) =>
  `${name} is now ${index} of ${images}.`;
export const imagesAdded = (count: number) =>
  plural(count, { one: '1 image added.', other: `${count} images added.` });
export const notAdded = (names: string) => `Not added: ${names}.`;
export const largerThanResizing = (inMegabytes: string) => `Larger than ${inMegabytes}. Resizing…`;
export const thisImageWasDeletedWithProduct = 'This image was deleted with the product. Choose it again.';
export const youMayBeOfflineNothing = 'You may be offline. Nothing was saved. Try again.';
export const removeImagesThatCannotBeUsed = 'Remove the images that cannot be used';
export const columnOfTitle = (column: string, title: string) => `${column} of ${title}`;
export const emptyCellsUseProductsValues = 'Empty cells use the product’s values.';
export const moveWithArrowKeysAndEnter =
  'Move with the arrow keys and Enter. Fill down with Ctrl+D or the handle. You can paste cells from a spreadsheet.';
export const fillColumnDown = (column: string) => `Fill ${column} down`;
export const fillDown = 'Fill down';
export const optionIndex = (index: number) => `option ${index}`;
export const optionIndexOf = (index: number) => `Option ${index}`;
export const option = 'Option';
export const colour = 'Colour';
export const valuesOfLabel = (label: string) => `Values of ${label}`;
export const moveLabelEarlier = (label: string) => `Move ${label} earlier`;
export const moveLabelLater = (label: string) => `Move ${label} later`;
export const removeLabel = (label: string) => `Remove ${label}`;
export const valuesNotAdded = (count: number, most: number) =>
  plural(count, {
    one: `1 value was not added. An option has at most ${most}`,
    other: `${formatCount(count)} values were not added. An option has at most ${most}`,
  });
export const moveValueEarlier = (text: string) => `Move ${text} earlier`;
export const valuePlace = (place: number) => `Value ${place}`;
export const removeValue = (text: string) => `Remove ${text}`;
export const addValueTo = (label: string) => `Add a value to ${label}`;
export const addValue = 'Add a value';
export const showOptions = 'Show options';
export const addOptions = 'Add options';
export const thisRemovesNoVariantsChangeTakes =
  'This removes no variants. The change takes effect when you save the product.';
export const addAnotherOption = 'Add another option';
export const removeNameOf = (name: string) => `Remove ${name}?`;
export const notForSaleMark = '“not for sale” mark';
export const compareAtPrices = 'compare-at prices';
export const variantWithoutValues = 'the variant without values';
export const andLostMore = (lost: number) => ` and ${lost} more`;
export const removesVariants = (count: number, titles: string, others: string, held: string) =>
  plural(count, {
    one: `This also removes 1 variant: ${titles}${others}.${held} The change takes effect when you save the product.`,
    other: `This also removes ${count} variants: ${titles}${others}.${held} The change takes effect when you save the product.`,
  });
export const theirDataIsRemovedToo = (data: string) => ` Their data is removed too: ${data}.`;
export const skus = 'SKUs';
export const barcodes = 'barcodes';
export const prices = 'prices';
export const stockInText = 'stock';
export const weights = 'weights';
export const imagesInText = 'images';
export const forSale = 'For sale';
export const weightG = 'Weight, g';
export const enterNameForOption = 'Enter a name for the option';
export const enterValue = 'Enter a value';
export const theseOptionsCreateVariantsProductCan = (count: number, variants: number) =>
  `These options create ${count} variants. A product can have at most ${variants}. Remove some values.`;
export const margin = 'Margin';
export const marginOf = (margin: string) => `Margin before tax: ${margin}`;
export const shoppersNeverSeeCost = 'What you pay for one item. Shoppers never see this.';
export const forVariantsWithoutTheirOwn = 'Used for variants without their own weight.';
export const costs = 'costs';
export const costSign = (sign: string, cost: string) => `cost ${sign}${cost}`;
