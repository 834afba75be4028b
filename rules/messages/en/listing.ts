/** Sort orders, page sizes, and the values of filters. */
export const featured = 'Featured';
export const priceLowToHigh = 'Price: Low to High';
export const priceHighToLow = 'Price: High to Low';
export const releaseDate = 'Release Date';
export const averageRating = 'Avg. Rating';
export const all = 'All';
export const inStock = 'In stock';
export const onSale = 'On sale';
