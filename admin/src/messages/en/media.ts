import { plural } from '@mela/rules/plural.ts';
import { formatCount } from '../../format.ts';

export const image = 'image';
export const images = 'images';
export const searchHint = 'File name, alt text or title';
export const usage = 'Usage';
export const used = 'Used';
export const unused = 'Unused';
export const altTexts = 'Alt texts';
export const missing = 'Missing';
export const complete = 'Complete';
export const noAltText = 'No alt text';
export const noImagesYet = 'No images yet';
export const imagesOfProductsAppearHere =
  'The images that you upload for products, categories and the storefront appear here.';
export const unnamedImage = 'Unnamed image';
export const kilobytes = (bytes: number) => `${formatCount(Math.max(1, Math.round(bytes / 1024)))} KB`;
export const dimensions = (width: number, height: number) => `${width} × ${height}`;
export const usedIn = (count: number) =>
  plural(count, { one: 'Used once', other: `Used in ${formatCount(count)} places` });
export const size = 'Size';
export const added = 'Added';
export const openFullSize = 'Open full size';
export const whereUsed = 'Where it is used';
export const moreUsages = (count: number) =>
  plural(count, { one: 'and 1 more', other: `and ${formatCount(count)} more` });
export const altTextOf = (title: string) => `Alt text in ${title}`;
export const altTextEverywhere = 'New alt text everywhere';
export const altTextHint =
  'Screen readers and search engines read alt texts. Without one, products and categories use their title.';
export const altTextsSaved = 'Alt texts saved';
export const replaceImage = 'Replace image';
export const replaceIn = (count: number) =>
  plural(count, { one: 'Replace in 1 place', other: `Replace in all ${formatCount(count)} places` });
export const newImage = 'The new image';
export const replaceConsequence =
  'Alt texts stay the same. You can undo the changes under Activity, and the storefront changes with the next release.';
export const replacedIn = (count: number) =>
  plural(count, { one: 'Replaced in 1 place', other: `Replaced in ${formatCount(count)} places` });
export const notChanged = (count: number) =>
  plural(count, {
    one: '1 place could not be changed:',
    other: `${formatCount(count)} places could not be changed:`,
  });
export const unusedDeletedAutomatically =
  'This image is not used anywhere. It is deleted automatically when no order, release or activity entry needs it, at the earliest one day after the upload.';
export const deleteNow = 'Delete now';
export const imageDeleted = 'Image deleted';
export const gone = 'This image no longer exists.';
export const theImages = 'the image';
