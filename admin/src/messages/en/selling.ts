export const categoriesWithTheirOwnRates = 'Categories with their own rates';
export const shipsTo = 'Ships to:';
export const findCountry = 'Find a country';
export const chooseAll = 'Choose all';
export const chooseNone = 'Choose none';
export const noCountryIsCalled = (text: string) => `No country is called “${text}”.`;
export const storeCurrency = 'Store currency';
export const youCannotChangeCurrencyBecause = (stored: string) =>
  `You cannot change the currency, because you already have orders in ${stored}.`;
export const youCanChangeCurrencyUntil = 'You can change the currency until you get your first order.';
export const firstChangePricesThatHaveMore = (chosen: string) =>
  ` First change prices that have more decimals than ${chosen} allows.`;
export const pricesAreNotConvertedBecomes = (
  before: string | undefined,
  after: string | undefined,
  whole: string,
) => `Prices are not converted: ${before} becomes ${after}.${whole}`;
export const packItemsInTheirBox = 'Pack the items in their box and send them to …';
export const customersGetTheseInstructionsByEmail =
  'Customers get these instructions by email when you accept a return. Set the return period under Storefront content, Shop details. With 0 days, customers cannot request returns.';
export const sendNewOrderEmailsTo = 'Send new-order emails to';
export const oneAddressPerLineAtMost =
  'One address per line, at most 10. Leave empty to send no emails. The emails list the ordered items, but no customer data.';
export const sellingSettingsSaved = 'Selling settings saved';
export const your = 'Your';
export const shippingZones = 'shipping zones';
export const determineWhatShippingCosts = 'determine what shipping costs.';
export const shippingPercentOfSubtotal = 'Shipping, % of the subtotal';
export const freeShippingOverIn = (currency: string) => `Free shipping over, in ${currency}`;
export const deliveryTimeInDays = (bound: string) => `Delivery time in days, ${bound}`;
export const toChargeByAddressAdd = 'To charge by address, weight or order value, add';
export const theyReplaceThisPercentage = '. They replace this percentage.';
export const includeTax = 'Include tax';
export const excludeTaxAddedAtCheckout = 'Exclude tax (added at checkout)';
export const yourState = 'Your state';
export const toSetHsnCodesTaxExemptions =
  'To set HSN codes, tax exemptions or rates for individual products, add';
export const taxClasses = 'tax classes';
export const theyReplaceTheseRates = '. They replace these rates.';
export const paymentMethods = 'Payment methods';
export const cashOnDeliveryLimitIn = (currency: string) => `Cash on delivery limit, in ${currency}`;
export const upiIdOnlyFor = (upiCurrency: string) => `UPI ID (only for ${upiCurrency})`;
export const bankAccountForTransfers = 'Bank account for transfers';
export const cancelUnpaidOrdersAfterHours = 'Cancel unpaid orders after (hours)';
export const sellingStarted = 'Selling started';
export const sellingPaused = 'Selling paused';
export const sellingMelaAdmin = 'Selling | Mela admin';
export const onlyOwnersCanChangeThis = 'Only owners can change this.';
export const sellingSettings = 'the selling settings';
export const indianLawRequiresCountryOfOrigin =
  'Indian law requires the country of origin, the net quantity, and the manufacturer, packer or importer of each product, and a grievance officer.';
export const productsWithIncompleteInformation = 'Products with incomplete information';
export const grievanceOfficer = 'Grievance officer';
export const pauseSelling = 'Pause selling?';
export const shoppersCannotCheckOutUntil =
  'Shoppers cannot check out until you start selling again. Carts keep their contents. You still need to ship existing orders.';
export const pauseSellingTitle = 'Pause selling';
export const startSellingWithSavedSettings = 'Start selling with the saved settings?';
export const youHaveUnsavedChangesBelowShop =
  'You have unsaved changes below. The shop will sell with the last saved settings. Save first to use your changes.';
export const startWithSavedSettings = 'Start with saved settings';
export const shoppersCanOrderFromYourShop = 'Shoppers can order from your shop.';
export const shoppersCannotCheckOutProductPages =
  'Shoppers cannot check out. Product pages ask them to order by email.';
export const beforeYouCanStartSellingSet = 'Before you can start selling, set up:';
export const startSelling = 'Start selling';
export const usedForReportsSchedulesDeliveryDates =
  'Used for reports, schedules, delivery dates and times in emails.';
export const someoneElseHasChangedSellingSettings =
  'Someone else has changed the selling settings. Save again: where both of you changed a field, your version is kept.';
export const codesCountries = (codes: number) => `${codes} countries`;
export const cashOnDeliveryUpiOrBank = 'cash on delivery, UPI or a bank account';
export const cashOnDeliveryOrBankAccount = (upiCurrency: string) =>
  `cash on delivery or a bank account (UPI supports only ${upiCurrency})`;
export const yourCatalogueShoppersStillSeeSample = 'Your catalogue: shoppers still see the sample content';
export const paymentMethod = (methods: string) => `A payment method: ${methods}`;
export const shopsAddressAndEmailAddress = 'The shop’s address, and an email address or phone number';
export const yourReturnDeliveryPrivacyAndTerms = 'Your return, delivery, privacy and terms pages';
export const gstPercent = 'GST, %';
export const taxPercent = 'Tax, %';

export const linksInEmails = 'Links in emails';
export const linksInEmailsHint =
  'Only if you run your own storefront: enter the addresses of its pages, such as https://app.example/orders/{token}. The shop fills in {token}, {handle}, {variant} and {action} in each email. Leave a field empty to use the page of this shop.';
export const homePage = 'Home page';
export const orderPage = 'Order page';
export const productPage = 'Product page';
export const newsletterAndAlerts = 'Newsletter and alerts';
