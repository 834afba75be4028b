import { plural } from '@mela/rules/plural.ts';
import { formatCount } from '../../format.ts';

export const whichTextLooksRight = 'Which text looks right?';
export const whichPriceFormatDoesFileUse = 'Which price format does the file use?';
export const chosen = 'Chosen';
export const useThis = 'Use this';
export const use = 'Use';
export const readAsPrice = (text: string, price: string) => `${text} is ${price}`;
export const importing = 'Importing…';
export const importProducts = 'Import products';
export const checkingFile = 'Checking the file';
export const importingProducts = 'Importing products';
export const importFinished = 'Import finished';
export const csvFileFromMelaShopifyWoo =
  'CSV file from Mela, Shopify, WooCommerce or a spreadsheet. Up to 100,000 products and 256 MB.';
export const youCanReviewNewProductsChanges =
  'You can review the new products, the changes and the errors before anything is imported.';
export const giveEachImageAsHttpsAddress =
  'Enter each image as an https:// address. New products without images are created as drafts.';
export const downloadTemplate = 'Download a template';
export const categoryForNewProductsWithoutOne = 'Category for new products without one in the file';
export const forFileOfAnotherShopFiles = 'The name of the file, if it is from another shop';
export const tryNameAgain = (name: string) => `Try ${name} again`;
export const checking = 'Checking';
export const importingStep = 'Importing';
export const importingFile = 'Importing the file';
export const youCanCloseThisDialog =
  'You can close this dialog or leave the page. The import continues, and you can open it here again.';
export const checked = 'Checked';
export const imagesFetched = 'Images downloaded:';
export const written = 'Written';
export const sentFormat = (format: string) => `Sent ${format}`;
export const phaseDoneOfTotal = (phase: string, done: number, total: number) =>
  `${phase} ${formatCount(done)} of ${formatCount(total)}`;
export const createdAndChanged = (created: number, changed: number) =>
  plural(created, {
    one: `1 product created, ${formatCount(changed)} changed,`,
    other: `${formatCount(created)} products created, ${formatCount(changed)} changed,`,
  });
export const unchanged = (unchanged: number) => `${formatCount(unchanged)} unchanged.`;
export const withDifferencesWereKept = (kept: number) => ` ${formatCount(kept)} kept despite differences.`;
export const refusedSkipped = (refused: number) => ` ${formatCount(refused)} skipped.`;
export const youCanUndoImportUnder = 'You can undo the import under';
export const downloadReport = 'Download report';
export const importAnotherFile = 'Import another file';
export const titleAndDescription = 'Title and description';
export const tagsBrandSkuBarcodeWeight = 'Tags, brand, SKU, barcode, weight and other details';
export const optionsAndVariants = 'Options and variants';
export const alsoValuesThatWereEdited = 'Also values that were edited in this shop since the last import';
export const overwriteValuesOfProducts = 'Overwrite values of products that are already in the shop';
export const valuesThatYouDoNotSelect = 'Values that you do not select are kept.';
export const changedHandles = 'Changed handles';
export const addressesFromYourPreviousShopRedirect =
  'Addresses from your previous shop redirect to the new ones.';
export const andHandlesChangedMore = (handlesChanged: number) => `and ${formatCount(handlesChanged)} more`;
export const newCategories = (newCategories: string) => `New categories: ${newCategories}.`;
export const warnings = 'Warnings';
export const andCountMore = (count: number) => ` and ${formatCount(count)} more`;
export const lines = (count: number, numbers: string) =>
  plural(count, { one: `Line ${numbers}`, other: `Lines ${numbers}` });
export const skipped = 'Skipped';
export const kept = 'Kept';
export const differences = 'Differences';
export const toCreate = 'To create';
export const id = 'Id';
export const untitled = 'Untitled';
export const labelCellIsKept = (label: string, cell: string) => `${label}: ${cell} is kept`;
export const editedInThisShop = ' (edited in this shop)';
export const fileHas = '. The file has';
export const unchangedRows = 'Unchanged';
export const importRows = (count: number) =>
  plural(count, { one: 'Import 1 row', other: `Import ${formatCount(count)} rows` });
export const answerQuestionsBelowFirst = 'answer the questions below first.';
export const fileDiffersFromYourProductsChoose =
  'the file differs from your products. Choose which values to overwrite.';
export const noProductsCanBeImportedFix =
  'no products can be imported. Fix the rows with errors and choose the file again.';
export const allProductsAreUpToDate = 'all products are up to date, so there is nothing to import.';
export const productsWithErrorsWillBeSkipped =
  'products with errors will be skipped, and all others imported.';
export const nothingChangesUntilYouConfirm = 'nothing changes until you confirm.';
export const fileFormat = (encoding: string, separator: string, used: string) =>
  `Encoding: ${encoding}. Separator: ${separator}. Columns: ${used}.`;
export const unknownColumnsAreIgnored = (ignored: string) => `Unknown columns are ignored: ${ignored}`;
export const importingProductsSentence = 'Importing products...';
export const productsImportedSuccessfully = 'Products imported successfully';
export const failedToImportProducts = 'Failed to import products';
export const andRefusedMore = (refused: number) => `and ${refused} more`;
export const importedWithNotes = 'imported with notes';
export const reportOfCsv = (fileName: string) => `report of ${fileName}.csv`;
export const serverDidNotRespondCheck = 'The server did not respond. Check your connection.';
export const checkFileAgainToSeeWhether = (offline: string) =>
  `${offline} Check the file again to see whether anything was imported.`;
export const youCanceledImportAndItsChanges =
  'You canceled the import, and its changes were reverted. Check the file again to be sure.';
export const notCsv = (file: string) =>
  `"${file}" is not a CSV file. Save it as "CSV UTF-8" in your spreadsheet program.`;
