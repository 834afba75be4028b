import { plural } from '@mela/rules/plural.ts';
import { formatCount } from '../../format.ts';

export const release = 'Release';
export const pagesRendered = 'Pages rendered';
export const reused = 'Reused';
export const duration = 'Duration';
export const restore = 'Restore';
export const restoreReleaseNumber = (number: number) => `Restore release ${number}`;
export const viewReleaseNumber = (number: number) => `View release ${number}`;
export const askToRestoreRelease = (number: number) => `Restore release ${number}?`;
export const shoppersSeeThisReleaseImmediatelyNew =
  'Shoppers see this release immediately. New changes are not published until you press Go live.';
export const shoppersSee = 'Shoppers see';
export const sampleContent = 'The sample content';
export const yourCatalogueRelease = (release: number) => `Your catalogue, release ${release}`;
export const yourCatalogue = 'Your catalogue';
export const editContent = 'Edit content';
export const showSampleContent = 'Show sample content';
export const youHaveOpenOrders = (count: number) =>
  plural(count, { one: 'You have 1 open order', other: `You have ${formatCount(count)} open orders` });
export const thereMayBeOpenOrders = 'There may be open orders';
export const yourShopWillShowMadeUp =
  'Your shop will show made-up products and prices, and no one can order from you. Customers can still open their order pages, and you keep your orders. Show the sample content anyway?';
export const showItAnyway = 'Show it anyway';
export const showSampleContentSentence = 'Show the sample content?';
export const shoppersSeeSampleContentInstead =
  'Shoppers immediately see the sample content instead of your catalogue. You keep your products and releases.';
export const publishAutomatically = 'Publish automatically';
export const publishingIsPausedBecauseYouRestored = (release: number | null) =>
  `Publishing is paused because you restored release ${release}. Turn this on to publish your catalogue again. `;
export const changesGoLiveAboutSecondAfter = 'Changes go live about a second after you save them.';
export const changesGoLiveWhenYouPress = 'Changes go live when you press Go live.';
export const yourShopDoesNotMentionYet = (format: string) =>
  `Your shop does not mention ${format} yet. You can add this under`;
export const shopDetails = 'Shop details';
export const nowOrLater = 'now or later.';
export const itsPageCouldNotBeRendered = (target: string) => `its page could not be rendered (${target})`;
export const itsPageHasNoTitle = 'its page has no title';
export const itsPageIsEmpty = 'its page is empty';
export const itLinksToWhichDoes = (target: string) => `it links to ${target}, which does not exist`;
export const imageIsMissing = (target: string) => `the image ${target} is missing`;
export const itIsNotInShop = 'It is not in the shop.';
export const itsPreviousVersionStaysLive = 'Its previous version stays live.';
export const itIsLiveWithThisProblem = 'The page is live with this problem.';
export const publishingProblems = 'Publishing problems';
export const storefrontMelaAdmin = 'Storefront | Mela admin';
export const storefront = 'the storefront';
export const last20ReleasesYouCanRestore = 'The last 20 releases. You can restore any of them instantly.';
export const canNotifyYourOwnSystems = 'can notify your own systems of each release.';
export const noReleaseYet = 'No release yet';
export const publishYourStoreToCreateFirst = 'Publish your store to create the first release.';
export const releases = 'the releases';
export const publishedStore = 'Published store';
export const publishedChanges = 'Published changes';
export const savedChanges = 'Saved changes';
export const scheduledDate = 'Scheduled date';
export const repairedMissingFiles = 'Repaired missing files';
export const serverStarted = 'Server started';
export const updatedPageTemplates = 'Updated page templates';
export const stockSoldOutOrRestocked = 'Stock sold out or restocked';
export const saved = 'Saved';
export const by = (name: string) => ` by ${name}`;
export const andMore = ' and more';
export const changedStorefrontContent = 'Changed the storefront content';
export const more = (more: number) => `${formatCount(more)} more`;
export const storefrontContent = 'the storefront content';
export const numberOfRedirects = (count: number) =>
  plural(count, { one: '1 redirect', other: `${formatCount(count)} redirects` });
export const numberOfCategories = (count: number) =>
  plural(count, { one: '1 category', other: `${formatCount(count)} categories` });
