// Names of pages and parts
export const home = 'Home';
export const breadcrumb = 'Breadcrumb';
export const cart = 'Cart';
export const checkout = 'Checkout';
export const categories = 'Categories';
export const search = 'Search';
export const skipToContent = 'Skip to content';
export const description = 'Description';
export const product = 'Product';
export const website = 'Website';
export const grievanceOfficer = 'Grievance officer';

// Prices and totals
export const price = 'Price';
export const insteadOf = 'instead of';
export const from = 'from';
export const percentOff = (percent: number) => `${percent}% Off`;
export const subtotal = 'Subtotal';
export const discount = 'Discount';
export const shipping = 'Shipping';
export const free = 'Free';
export const total = 'Total';

// Products
export const name = 'Name';
export const quantity = 'Quantity';
export const oneLess = 'One less';
export const oneMore = 'One more';
export const oneSize = 'One size';
export const availability = 'Availability';
export const inStock = 'In Stock';
export const outOfStock = 'Out of stock';
export const soldOut = 'Sold out';
export const rated = (percent: number | string) => `Rated ${percent}%`;
export const outOfFive = 'of 5';
export const chooseOptions = 'Choose options';
export const viewDetails = 'View details';
export const addToCart = 'Add to cart';
export const addNameToCart = (name: string) => `Add to cart: ${name}`;

// Links and buttons
export const remove = (name: string) => `Remove ${name}`;
export const removal = 'Remove';
export const undo = 'Undo';
export const close = 'Close';
export const tryAgain = 'Try again';
export const copied = 'Copied';
export const sending = 'Sending…';
export const goToShop = 'Go to the shop';
export const backToMain = 'Back to main';
export const viewCart = 'View cart';
export const trackYourOrder = 'Track Your Order';
export const logInOrSignUp = 'Log In / Sign Up';
export const contactUs = 'Contact Us';
export const contactUsLink = 'Contact us';
export const contactAbout = (name: string) => `Contact Us about ${name}`;
export const callNumber = (phone: string) => `Call ${phone}`;
export const chatOnWhatsApp = 'Chat on WhatsApp';
export const emailMe = 'Email me';
export const searchForItems = 'Search for items';
export const searchPlaceholder = 'Search for items…';

// Fields
export const email = 'Email';
export const yourEmail = 'Your email';
export const phone = 'Phone';
export const pinCode = 'PIN code';
export const postcode = 'Postcode';
export const pinCodeFormat = 'A PIN code has 6 digits, such as 400050.';
export const deliveryAddress = 'Delivery address';
export const cashOnDelivery = 'Cash on delivery available';
export const noCashOnDelivery = 'No cash on delivery';

// Parts of sentences that are combined with links
export const and = 'and';
export const or = 'or';
export const writeTo = 'write to';
export const call = 'call';
export const contactTheShop = 'contact the shop';
export const orderWithoutScript = 'To order without JavaScript,';
export const withItemsAndAddress = 'with the items and the delivery address.';
export const forAnythingElse = 'For anything else,';

// Carousels
export const carousel = 'carousel';
export const play = 'Play';
export const pause = 'Pause';
export const previousSlide = (subject: string) => `Previous ${subject}`;
export const nextSlide = (subject: string) => `Next ${subject}`;
export const showSlide = (subject: string, number: number, count: number) =>
  `Show ${subject} ${number} of ${count}`;

// Notices
export const cartEmpty = 'Your cart is empty.';
export const sampleNote = 'This is a sample shop: nothing you enter here is sent or saved.';
export const toastSample = 'This is a sample shop. Nothing is saved';
export const toastFailed = 'Something went wrong. Check your connection.';
export const partFailed = 'Part of this page could not be loaded.';
export const pageIncomplete = 'because the page did not load completely.';
export const reloadAdvice = 'Reload the page. If that does not help,';
export const reloadPage = 'Reload page';

// Failed requests
export const shopUnavailable = 'The shop is not available right now.';
export const tryAgainIn = (message: string, time: string) => `${message} Try again in ${time}.`;
export const aMoment = 'a moment';
export const seconds = (count: number) => (count === 1 ? 'a second' : `${count} seconds`);
export const minutes = (count: number) => (count === 1 ? 'a minute' : `${count} minutes`);
