import { plural } from '@mela/rules/plural.ts';
import { formatCount } from '../../format.ts';

export const editRedirect = 'Edit redirect';
export const addRedirect = 'Add redirect';
export const redirectSaved = 'Redirect saved';
export const redirectAdded = 'Redirect added';
export const redirectEvenIfShopHasPage = 'Redirect even if the shop has a page at the old address';
export const toAdd = 'To add';
export const importRedirects = 'Import redirects';
export const oneLinePerRedirectWithColumns = 'One line per redirect, with the columns';
export const asInExportFromHere =
  ', as in an export from this screen or from Shopify. You can review the import before anything changes.';
export const fileHint = 'CSV file, up to 100,000 lines and 32 MB.';
export const counts = (toCreate: number, toChange: number, unchanged: number) =>
  `${formatCount(toCreate)} to add, ${formatCount(toChange)} to change, ${formatCount(unchanged)} unchanged`;
export const countsWithErrors = (counts: string, errors: number) =>
  plural(errors, {
    one: `${counts}, 1 line with an error, which is skipped.`,
    other: `${counts}, ${formatCount(errors)} lines with errors, which are skipped.`,
  });
export const redirectsImported = 'Redirects imported';
export const addedAndChanged = (toCreate: number, toChange: number) =>
  `${formatCount(toCreate)} added, ${formatCount(toChange)} changed.`;
export const insteadOfPage = 'instead of a page';
export const redirectTakesVisitorsAndSearchEngines =
  'A redirect takes visitors and search engines from an old address to a new one. You do not need one when you change the handle of a product or category. Addresses like';
export const withSameHandlesAsHereThese = 'already redirect to the pages with the same handles.';
export const redirect = 'redirect';
export const redirectFrom = (from: string) => `the redirect from ${from}`;
export const redirects = 'redirects';
export const oldOrNewAddress = 'Old or new address';
export const noRedirectsYet = 'No redirects yet';
