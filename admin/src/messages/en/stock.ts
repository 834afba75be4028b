import { plural } from '@mela/rules/plural.ts';
import { formatCount } from '../../format.ts';

export const adjustStockOf = (stockName: string) => `Adjust the stock of ${stockName}`;
export const startTrackingStockName = (stockName: string) => `Start tracking ${stockName}`;
export const startTracking = 'Start tracking';
export const enterWholeNumber = 'Enter a whole number';
export const howToAdjust = 'How to adjust';
export const addOrSubtract = 'Add or subtract';
export const setQuantity = 'Set quantity';
export const damagedFoundDelivered = 'Damaged, found, delivered…';
export const useMinusSignToReduce = 'Use a minus sign to reduce';
export const onHand = 'On hand';
export const adjustBy = 'Adjust by';
export const newQuantityOnHand = (after: number) => `New quantity: ${formatCount(after)} on hand`;
export const thisVariantIsNotTrackedSo =
  'This variant is not tracked, so it is always in stock. Once you track it, orders reduce its quantity, and it is sold out at 0.';
export const onHandReserved = (onHand: number, reserved: number) =>
  `${formatCount(onHand)} on hand, ${formatCount(reserved)} reserved`;
export const stockNameOnHand = (stockName: string, onHand: number) =>
  `${stockName}: ${formatCount(onHand)} on hand`;
export const stockHistoryOf = (stockName: string) => `Stock history of ${stockName}`;
export const stockHistory = 'the stock history';
export const itsQuantityHasNotChangedYet = 'The quantity has not changed yet.';
export const stockHistoryTitle = 'Stock history';
export const stockHistoryCouldNotBeLoaded = 'The stock history could not be loaded.';
export const afterOnHand = (onHandAfter: number) => `${formatCount(onHandAfter)} on hand`;
export const variants = (count: number) =>
  plural(count, { one: '1 variant', other: `${formatCount(count)} variants` });
export const andMore = (others: number) => `and ${formatCount(others)} more`;
export const trackingStartsAt0SoVariant =
  'Tracking starts at 0, so the variant is sold out until you adjust its quantity.';
export const inventoryIsNoLongerTracked =
  'Inventory is no longer tracked and the variant is always available.';
export const lowStockThresholdOf = (stockName: string) => `Low-stock threshold of ${stockName}`;
export const stockNameSaved = (stockName: string) => `${stockName}: saved`;
export const warnAtOrBelow = 'Warn at or below';
export const lowAtDefault = (defaultLowAt: number) => `${defaultLowAt} (default)`;
export const trackInventory = 'Track inventory';
export const importStock = 'Import stock';
export const oneLinePerVariantIts = 'One line per variant: its';
export const or = 'or';
export const and = ', and';
export const youCanReviewChangesAndErrors =
  '. You can review the changes and errors before anything is imported.';
export const csvFileAsInExport = 'CSV file, as in an export from this screen. Up to 100,000 lines and 32 MB.';
export const stockImported = 'Stock imported';
export const changedCount = (toChange: number) => `${formatCount(toChange)} changed.`;
export const counts = (toChange: number, unchanged: number) =>
  `${formatCount(toChange)} to change, ${formatCount(unchanged)} unchanged`;
export const countsWithErrors = (counts: string, errors: number) =>
  plural(errors, {
    one: `${counts}, 1 error. Fix it before you import the file.`,
    other: `${counts}, ${formatCount(errors)} errors. Fix them before you import the file.`,
  });
export const unnamed = 'Unnamed';
export const noTrackedInventoryYet = 'No tracked inventory yet';
export const allInventoryIsTracked = 'All inventory is tracked';
export const noLowStock = 'No low stock';
export const noSoldOutStock = 'No sold-out stock';
export const variant = 'variant';
export const stock = 'stock';
export const productOrSku = 'Product or SKU';
export const yourProductsAndTheirStockAppear =
  'Your products and their stock appear here. Variants without tracked inventory are always in stock.';
export const tracked = 'Tracked';
export const low = 'Low';
export const totals = (count: number, tracked: number, untracked: number) =>
  plural(count, {
    one: `1 variant: ${formatCount(tracked)} tracked, ${formatCount(untracked)} not tracked`,
    other: `${formatCount(count)} variants: ${formatCount(tracked)} tracked, ${formatCount(untracked)} not tracked`,
  });
export const variantsThatAreNotTracked = '. Variants that are not tracked are always in stock.';
export const reserved = 'Reserved';
export const warnAt = 'Warn at';
export const history = 'History';
export const historyOf = (name: string) => `Stock history of ${name}`;
export const startTrackingName = (name: string) => `Start tracking ${name}`;
export const adjust = 'Adjust';
export const adjustStockOfName = (name: string) => `Adjust the stock of ${name}`;
export const lowStockThreshold = 'Low-stock threshold';
export const thresholdOf = (name: string) => `Low-stock threshold of ${name}`;
export const deletedProduct = 'A deleted product';
export const sku = (sku: string) => `SKU ${sku}`;
export const inStock = 'In stock';
export const returned = 'Returned';
export const adjusted = 'Adjusted';
export const imported = 'Imported';
