export const title = 'Compare';
export const preview = 'Preview';
export const rating = 'Rating';
export const colours = 'Colours';
export const sizes = 'Sizes';
export const stockStatus = 'Stock status';
export const weight = 'Weight';
export const dimensions = 'Dimensions';
export const buy = 'Buy';

export const onlyDifferences = 'Show only differences';
export const comparison = 'comparison';
export const nothingYet = 'Nothing to compare yet';
export const emptyHint = 'Add two or more products to see them side by side.';
