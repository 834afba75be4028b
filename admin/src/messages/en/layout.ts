import { plural } from '@mela/rules/plural.ts';
import { formatCount } from '../../format.ts';

export const editProfile = 'Edit Profile';
export const accountSettings = 'Account Settings';
export const billing = 'Billing';
export const helpCenter = 'Help center';
export const logout = 'Logout';
export const meeraS = 'Meera S.';
export const accountMenu = 'account menu';
export const accountMenuTitle = 'Account menu';
export const skipToContent = 'Skip to content';
export const melaAllRightsReserved = (fullYear: number) => `© ${fullYear} Mela. All rights reserved.`;
export const notificationsCount = (count: number) => `Notifications, ${count}`;
export const notificationsAltT = 'Notifications (Alt+T)';
export const noOpenOrders = 'No open orders';
export const numberOfOpenOrders = (count: number) =>
  plural(count, { one: '1 open order', other: `${formatCount(count)} open orders` });
export const latestOrderNumber = (number: string) => `Latest order #${number}`;
export const order1482WasPaid = 'Order #1482 was paid';
export const fiveMinutesAgo = '5 minutes ago';
export const karthikNairWasRefunded = 'Karthik Nair was refunded';
export const oneHourAgo = '1 hour ago';
export const newSellerHasRegistered = 'A new seller has registered';
export const kanpurLeatherWorks = 'Kanpur Leather Works';
export const loadingNotifications = 'Loading the notifications';
export const loadingScreen = 'Loading the screen';
export const screen = 'the screen';
export const sampleScreenMelaAdmin = 'Sample screen | Mela admin';
export const thisScreenIsOnlyPart = 'This screen is only part of the sample';
export const itShowsMadeUpDataSo = 'It shows made-up data, so a live shop does not have it.';
export const backToDashboard = 'Back to the dashboard';
export const youAreOffline = 'You are offline';
export const thisScreenCouldNotBeLoaded =
  'This screen could not be loaded. Try again once you are connected.';
export const newVersionOfAdminIsAvailable = 'A new version of the admin is available';
export const adminWasUpdatedReloadToUse = 'The admin was updated. Reload to use the new version.';
export const thisScreenCouldNotBeOpened = 'This screen could not be opened';
export const somethingWentWrongTryAgain = 'Something went wrong. Try again, or reload the page.';
export const reload = 'Reload';
export const screenNotFoundMelaAdmin = 'Screen not found | Mela admin';
export const pageNotFound = 'Page not found';
export const checkAddressPageMayHaveMoved = 'Check the address. The page may have moved.';
export const currencyTaxGstPaymentMethodsUpi =
  'currency tax GST payment methods UPI bank countries cash on delivery';
export const deliveryZonesRatesPostcode = 'delivery zones rates postcode';
export const publishReleasesRestoreSample = 'publish releases restore sample';
export const textsPagesMenuBannerLogoContact =
  'texts pages menu banner logo contact about policies search words';
export const inventoryQuantity = 'inventory quantity';
export const emailsSent = 'emails sent';
export const activityUndoChanges = 'activity undo changes';
export const accountPasswordPasskeySecondFactorTeam =
  'account password passkey second factor team operators invite API tokens sessions';
export const ctrlK = 'Ctrl K';
export const screenTitle = 'Screen';
export const homeSalesRevenue = 'home sales revenue';
export const createNew = 'create new';
export const shopOpen = 'shop open';
export const admin = 'Admin';
export const closeMenu = 'Close the menu';
export const graphQlPlayground = 'GraphQL playground';
export const minimise = 'Minimise';
export const storefrontState = (state: string) => `Storefront: ${state}`;
export const releasesAndSettings = 'Releases and settings';
export const publishing = 'Publishing';
export const openMenu = 'Open the menu';
export const darkMode = 'Dark mode';
export const account = 'Account';
export const youCannotSaveChangesRightNow =
  'You cannot save changes right now, because the server cannot be reached.';
export const youCannotSaveChangesRightNowSentence =
  'You cannot save changes right now, because the database is not responding.';
export const youCannotSaveChangesBecauseServers =
  'You cannot save changes, because the server’s disk is full. Free some space on it.';
export const savingMayFailForMomentBecause =
  'Saving may fail for a moment, because the database is being repaired.';
export const readingYourCatalogue = 'Reading your catalogue';
export const renderingPagesOf = (pages: number, total: number) =>
  `Rendering pages, ${formatCount(pages)} of ${formatCount(total)}`;
export const checkingPages = 'Checking the pages';
export const savingRelease = 'Saving the release';
export const publishingPaused = 'Publishing paused';
export const liveFaultCount = (faultCount: string) => `Live, ${faultCount}`;
export const changesWaiting = (waiting: number) =>
  plural(waiting, { one: '1 change waiting', other: `${formatCount(waiting)} changes waiting` });
export const notPublished = 'Not published';
export const problems = (faults: number) =>
  plural(faults, { one: '1 problem', other: `${formatCount(faults)} problems` });
export const starting = 'Starting…';
export const shoppersSeeBackSoonMessage = (error: string | null) =>
  `${error} Shoppers see a “back soon” message.`;
export const shoppersStillSeePreviousVersion = (error: string | null) =>
  `${error} Shoppers still see the previous version.`;
export const shoppersSeeSampleContentUntil = 'Shoppers see the sample content until you publish your store.';
export const shoppersSeeReleaseWhichYouRestored = (release: number | null) =>
  `Shoppers see release ${release}, which you restored. Your later changes are not published until you go live.`;
export const yourChangesAreLiveExceptFor = (faultCount: string) =>
  `Your changes are live, with ${faultCount}.`;
export const shoppersSeeThemOnceYouGo = 'Shoppers see your changes once you go live.';
export const allSavedChangesAreLive = 'All saved changes are live.';
export const publishStore = 'Publish store';
export const goLive = 'Go live';

export const orderNumberEmailPhoneProductScreen = 'Order number, email, phone, product, screen…';
export const productCategoryScreen = 'Product, category, screen…';
export const noResults = 'No results.';
export const searchScreensProductsOrdersAndMore = 'Search screens, products, orders and more';
export const productsAndOrdersCould = 'Products and orders could not be searched.';
export const searching = 'Searching…';
