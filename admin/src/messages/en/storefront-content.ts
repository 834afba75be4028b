export const kindOfName = (name: string) => `Kind of ${name}`;
export const addName = (name: string) => `Add ${name}`;
export const youChangedThisSectionElsewhere = 'You changed this section elsewhere';
export const someoneElseChangedThisSection = 'Someone else changed this section';
export const yourChangesWereNotSavedChoose =
  'Your changes were not saved. Choose a version of each part, then press Save again.';
export const image = 'An image';
export const textOfLabel = (label: string) => `text of ${label}`;
export const reset = 'Reset';
export const youHaveNotChangedThisSection =
  'You have not changed this section. Your shop never shows the sample texts. It omits them or uses neutral texts instead.';
export const notSavedYet = 'Not saved yet';
export const discardChanges = 'Discard changes';
export const orDropOneHere = 'Or drop one here';
export const upToInMegabytes = (inMegabytes: string) => `. Up to ${inMegabytes}`;
export const imageOfLabel = (label: string) => `image of ${label}`;
export const chooseImage = 'Choose an image';
export const countOf = (count: number) => `${count} of`;
export const isNowOf = (capitalised: string, from: number, to: number, items: number) =>
  `${capitalised} ${from} is now ${to} of ${items}.`;
export const capitalisedIndexRemoved = (capitalised: string, index: number) =>
  `${capitalised} ${index} removed.`;
export const dragToMove = 'Drag to move';
export const moveNameUp = (name: string) => `Move ${name} up`;
export const moveNameDown = (name: string) => `Move ${name} down`;
export const removeName = (name: string) => `Remove ${name}`;
export const rose = 'Rose';
export const blue = 'Blue';
export const violet = 'Violet';
export const sand = 'Sand';
export const green = 'Green';
export const terracotta = 'Terracotta';
export const truck = 'Truck';
export const rupee = 'Rupee';
export const smile = 'Smile';
export const headset = 'Headset';
export const shield = 'Shield';
export const heart = 'Heart';
export const shop = 'Shop';
export const sections = 'Sections';
export const unsaved = 'Unsaved';
export const storefrontContentMelaAdmin = 'Storefront content | Mela admin';
export const contentCouldNotBeLoaded = 'The content could not be loaded';
export const loadingContent = 'Loading the content';
export const lengthOf = (text: number, maxLength: number) => `${text} of ${maxLength}`;
export const yourNameLogoAndContactDetails =
  'Your name, logo and contact details, shown on every page, in search results and in emails.';
export const promotionAndRotatingMessagesAboveEvery =
  'The promotion and the rotating messages above every page.';
export const linksSocialNetworksAndAppStores =
  'Links, social networks and app stores at the end of every page.';
export const arrangeSectionsOfHomePage =
  'Arrange the sections of the home page in any order. Without sections, the page uses the default order: slides, features, products, banners, categories, deals.';
export const largeImagesAtTopOfHome = 'The large images at the top of the home page.';
export const shortPromisesBelowSlidesSuch =
  'Short promises below the slides, such as free shipping or a support line.';
export const upToThreeTilesThatLink = 'Up to three tiles that link to parts of the shop.';
export const firstIsBelowProductTabsSecond =
  'The first banner is below the product tabs, the second below the deals.';
export const offersWithCountdown = 'Offers with a countdown.';
export const yourStoryYourTeam = 'Your story, your team and your offices.';
export const whereShoppersFindYou = 'Where shoppers find you.';
export const forShopsInIndiaWhichMust =
  'Shops in India must name an officer who answers complaints. The officer is shown on the contact page and at the end of every page.';
export const paymentsShippingReturnsAndFrequently =
  'Payments, shipping, returns and frequently asked questions.';
export const wordsThatFindSameProductsSuch =
  'Words that find the same products, such as synonyms and translations.';
export const howYourShopLooksInSearch =
  'How your home page looks in search results, and the image of shared links. Products and categories have their own fields.';
export const customerDataThatYouStore = 'The customer data that you store, and why.';
export const termsThatApplyToOrders = 'The terms that apply to orders.';
export const everyPage = 'Every page';
export const homePage = 'Home page';
export const otherPages = 'Other pages';
