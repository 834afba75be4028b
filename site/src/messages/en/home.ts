export const ended = 'Ended';
export const days = 'Days';
export const hours = 'Hours';
export const minutes = 'Mins';
export const seconds = 'Sec';
export const dealEndsIn = 'Deal ends in';
export const ends = 'Ends';

export const newArrival = 'New Arrival';
export const arrival = 'arrival';
export const popularCategories = 'Popular Categories';
export const category = 'category';
export const offers = 'Offers';
export const slide = 'slide';
export const moreProducts = 'More products';
export const giftingEdit = 'The gifting edit';
export const shopNow = 'Shop now';
export const featured = 'Featured';
export const popular = 'Popular';
export const newAdded = 'New added';
export const pickedForYou = 'Picked for you';
export const offersOfSeason = 'Offers of the season';

export const seeAll = 'See all';

export const newArrivals = 'New arrivals';
export const bestSellers = 'Best sellers';
export const onSale = 'On sale';
export const deals = 'Deals & Outlet';
export const topSelling = 'Top Selling';
export const hotReleases = 'Hot Releases';
