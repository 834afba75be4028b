export const effectiveDate = (date: string) => `Effective date: ${date}`;

export const notFound = 'Oops! Page not found';
export const notFoundHint = 'The address may be mistyped, or the page may have moved.';

export const notFoundTitle = (shop: string) => `Page not found | ${shop}`;
export const notFoundDescription = 'There is no page at this address.';
export const movedTo = (address: string) => `Moved to ${address}`;
export const moved = 'This page has moved';
export const aboutTitle = (shop: string) => `About us | ${shop}`;
export const aboutDescription = (shop: string) =>
  `Where ${shop} comes from, who runs it, and where to find its offices.`;
export const accountTitle = (shop: string) => `My account | ${shop}`;
export const accountDescription = 'Your orders, where they are, your addresses and your details.';
export const cartTitle = (shop: string) => `Cart | ${shop}`;
export const cartDescription = 'The items in your cart, the shipping cost and the total.';
export const compareTitle = (shop: string) => `Compare | ${shop}`;
export const compareDescription =
  'Three products side by side: price, rating, colours, sizes, stock, weight and dimensions.';
export const contactWaysWithForm = 'how to call or write to us, and a contact form';
export const contactWays = 'and how to call or write to us';
export const contactTitle = (shop: string) => `Contact us | ${shop}`;
export const contactDescription = (shop: string, ways: string) => `Where ${shop} is, ${ways}.`;
export const helpTitle = (shop: string) => `Help | ${shop}`;
export const helpDescription =
  'Payments, shipping, cancellation and returns, and the most frequently asked questions.';
export const sampleConditions = (returnDays: number | null, warrantyYears: number | null) =>
  `Free shipping in India on orders over ₹499, ${returnDays} day returns, ${warrantyYears} year warranty.`;
export const loginTitle = (shop: string) => `Log in or register | ${shop}`;
export const loginDescription = (shop: string) => `Log in to your ${shop} account, or create one.`;
export const privacyTitle = (shop: string) => `Privacy Policy | ${shop}`;
export const privacyDescription = 'What data the shop stores about you, and for how long.';
export const privacy = 'Privacy Policy';
export const termsTitle = (shop: string) => `Terms & Conditions | ${shop}`;
export const sampleTermsDescription =
  'What you and the shop agree to by ordering: prices, delivery, returns, warranty.';
export const termsDescription = 'What you and the shop agree to by ordering.';
export const terms = 'Terms & Conditions';
export const wishlistTitle = (shop: string) => `Wishlist | ${shop}`;
export const wishlistDescription =
  'The products you have saved, with their prices and whether they are in stock.';

export const brandDescription = (name: string, shop: string, products: string) =>
  `Everything by ${name} at ${shop}: ${products}.`;
export const shop = 'Shop';

export const categoryDescription = (title: string, shop: string, products: string) =>
  `${title} at ${shop}: ${products}.`;

export const pricesIn = (currency: string) => `Prices in ${currency}.`;
export const orderWithoutAccount = 'You can order without an account';
export const account = 'Account';
export const cartEmpty = 'Your cart is empty';
export const logIn = 'Log in';

export const shopHint = 'all products, with filters';
export const help = 'Help';
export const helpHint = 'payments, shipping, cancellation and returns';
export const aboutUs = 'About us';
export const aboutHint = 'who we are';
export const contact = 'Contact';
export const contactHint = 'where we are, and how to call or write to us';
export const privacyHint = 'what data we store, and what we do not';
export const termsHint = 'what both sides agree to by ordering';
export const pagesHeading = 'Pages';
export const productsHeading = 'Products';
export const contactLine = (ways: string) => `Contact: ${ways}.`;

export const noAccountNeeded = 'No account needed';
export const trackDescription = (shop: string) => `Track your order from ${shop}.`;
export const guestNote =
  'You order as a guest here, without a password. To see an order, enter its number and your email address.';
export const guestNoteOfEmail =
  'You can find both in your order confirmation email, which also links to your order.';
export const liveCartDescription = (shop: string) => `Your cart at ${shop}.`;
export const checkoutTitle = (shop: string) => `Checkout | ${shop}`;
export const checkoutDescription = (shop: string) => `Check out at ${shop}. You do not need an account.`;
export const liveCompareDescription = (shop: string) => `Products side by side at ${shop}.`;
export const emailsTitle = (shop: string) => `Your emails | ${shop}`;
export const emailsDescription = (shop: string) => `The emails that ${shop} sends you.`;
export const howToOrder = (shop: string) => `How to order from ${shop}.`;
export const lookUpOrder = 'You can look up an order with its number and your email address.';
export const noOrdersYet = 'This shop does not take online orders yet. To order,';
export const liveHelpDescription =
  'Payments, shipping, cancellation, returns and frequently asked questions.';
export const comingSoon = 'Coming soon';
export const firstProductsUntil = 'The first products are on their way. Until then,';
export const titleAt = (title: string, shop: string) => `${title} at ${shop}`;
export const titleOfPage = (title: string, page: number) => `${title}, page ${page}`;
export const nothingYet = 'Nothing here yet';
export const seeEverything = 'See everything';
export const firstProducts = 'The first products are on their way.';
export const noProductsIn = (title: string) => `There are no products in ${title} right now.`;
export const orderTitle = (shop: string) => `Your order | ${shop}`;
export const orderDescription = (shop: string) => `An order at ${shop}.`;
export const liveWishlistDescription = (shop: string) => `Your saved products at ${shop}.`;

export const shopEverything = 'Shop everything';

export const faq = 'FAQ';
export const helpSections = 'Help sections';
export const needHelp = 'Still need help?';
export const sendQuestion = 'Send us your question, and we will reply as soon as we can.';
export const trackOrder = 'Track your order';

export const contactMap = 'Map';
export const contactUs = 'Contact us';
export const openInOpenStreetMap = 'Open in OpenStreetMap';
export const openMap = 'Open the map';
export const sendUsMessage = 'Send us a message';
export const contactTelephone = 'Telephone';
export const contactSubject = 'Subject';
export const contactMessage = 'Message';
export const sendMessage = 'Send message';
export const openingHours = (hours: string) => `Opening hours: ${hours}.`;
export const contactNoDetails = 'This shop has not published its contact details yet.';
export const moreAboutUs = 'More about us';
export const supportCenter = 'Support Center';
export const supportHint = 'Payments, shipping, returns and frequently asked questions.';
export const contactAboutUs = 'About Us';
export const aboutUsHint = 'Who we are, and where to find our offices.';
export const aboutUsShort = 'Who we are.';
export const grievanceHint =
  'Write or call with a complaint. As Indian law requires, the officer acknowledges it within 48 hours and resolves it within a month.';
export const contactFailed = 'Your message was not sent. Check your connection and try again.';
export const phoneOptional = 'Phone (optional)';
export const orderNumberOptional = 'Order number (optional)';
export const contactSent = (email: string) => `Thank you for your message. We will reply to ${email}.`;
