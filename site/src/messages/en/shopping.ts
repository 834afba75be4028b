export const quickViewOf = (name: string) => `Quick view: ${name}`;
export const quickView = 'Quick view';
export const compareName = (name: string) => `Compare ${name}`;
export const addToWishlist = (name: string) => `Add ${name} to wishlist`;
export const addToCart = (name: string) => `Add ${name} to cart`;
export const inColours = (count: number) => `In ${count} colours`;
export const chooseOptions = (name: string) => `Choose options of ${name}`;

export const loadingOptions = 'Loading options…';
export const optionsFailed = 'The options could not be loaded. Check your connection, or view the details.';
export const productGone = 'This product is no longer available.';

export const recentlyViewed = 'Recently viewed';
export const unknownProduct = 'A product from this shop';

export const savedFailed = 'Prices and availability could not be loaded. Check your connection.';
export const wasRemoved = (title: string) => `${title} was removed.`;
export const inStock = 'In stock';
export const unavailable = 'No longer available';
export const contactAbout = (title: string) => `Contact us about ${title}`;
export const needsJavaScript = (name: string) => `The ${name} needs JavaScript. To ask about a product,`;
export const cannotBeShown = (name: string) => `Your ${name} cannot be shown`;
export const savedHere = 'It is saved in this browser.';
export const compare = 'Compare';
export const wishlist = 'Wishlist';
export const compareAtMost = (count: number) => `You can compare at most ${count} products`;
export const replace = (title: string) => `Replace ${title}`;
export const whichToReplace = (title: string) => `Which one should ${title} replace?`;
export const cancel = 'Cancel';
export const removedFromWishlist = (title: string) => `Removed ${title} from your wishlist.`;
export const addedToWishlist = (title: string) => `Added ${title} to your wishlist.`;
export const viewWishlist = 'View wishlist';
export const removedFromComparison = (title: string) => `Removed ${title} from your comparison.`;
export const addedToComparison = (title: string) => `Added ${title} to your comparison.`;
export const viewComparison = 'View comparison';

export const stockStatus = 'Stock Status';
export const action = 'Action';
export const keptThings = (count: number) => `${count} things you keep coming back to.`;

export const wishlistName = 'wishlist';
export const wishlistEmpty = 'Your wishlist is empty';
export const wishlistEmptyHint = 'Press the heart on a product to save it here.';

export const comparePreview = 'Preview';
export const compareRating = 'Rating';
export const compareColours = 'Colours';
export const compareSizes = 'Sizes';
export const compareStockStatus = 'Stock status';
export const compareWeight = 'Weight';
export const compareDimensions = 'Dimensions';
export const compareBuy = 'Buy';

export const compareOnlyDifferences = 'Show only differences';
export const comparison = 'comparison';
export const compareNothingYet = 'Nothing to compare yet';
export const compareEmptyHint = 'Add two or more products to see them side by side.';
