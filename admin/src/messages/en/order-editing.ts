export const chooseState = 'Choose a state';
export const noteFromCustomer = 'Note from the customer';
export const apartmentLandmark = 'Apartment, landmark';
export const stateOrRegion = 'State or region';
export const placePaidText = (total: string) =>
  `You have already received the money, for example in cash or by bank transfer. The order of ${total} will be placed and its stock reserved.`;
export const confirmWithCashOnDelivery = 'Confirm with cash on delivery';
export const placeForCashText = (total: string) =>
  `The carrier collects the money. The order of ${total} will be placed and its stock reserved.`;
export const paymentLinkSentTo = (email: string) => `Payment link sent to ${email}`;
export const draftNumberDeleted = (number: string) => `Draft ${number} deleted`;
export const addShippingAddressToSendLink = 'Add a shipping address to send the link or confirm the order.';
export const sendPaymentLink = 'Send payment link';
export const deleteDraft = 'Delete draft';
export const draftReservesNoStockItems =
  'A draft reserves no stock. The items are reserved once the order is confirmed.';
export const draftNumberInText = (number: string) => `draft ${number}`;
export const placeOrder = 'Place order';
export const yourOrderOfIsReadyReview = (total: string, link: string) =>
  `Your order of ${total} is ready. Review and confirm it here: ${link}`;
export const copyLink = 'Copy link';
export const whatsApp = 'WhatsApp';
export const linkWorksUntil = (at: string) => `The link works until ${at}.`;
export const linkExpiredOnRenewingItCalculates = (at: string) =>
  `The link expired on ${at}. Renew it to calculate the prices again.`;
export const otherwiseThisDraftWillBeDeleted = (deletedOn: string) =>
  ` Otherwise this draft will be deleted on ${deletedOn}.`;
export const renewLink = 'Renew link';
export const linkSentAt = (at: string) => `Link sent ${at}`;
export const settings = 'the settings';
export const draft = 'the draft';
export const draftSaved = 'Draft saved';
export const customerAndAddress = 'Customer and address';
export const summary = 'Summary';
export const draftNumber = (number: string) => `Draft ${number}`;
export const titleMelaAdmin = (title: string) => `${title} | Mela admin`;
export const allDrafts = 'All drafts';
export const saveDraft = 'Save draft';
export const shippingAndTaxAreCalculated = 'Shipping and tax are calculated when you save the draft.';
export const saveToCalculateNewTotal = 'Save to calculate the new total.';
export const labelInCurrency = (label: string, currency: string) => `${label}, in ${currency}`;
export const byYourShippingRates = 'From your shipping rates';
export const order = 'the order';
export const calculateShippingByYourRatesInstead = (shipping: string) =>
  `Calculate shipping from your rates instead of keeping ${shipping}`;
export const editOrderMelaAdmin = (number: string) => `Edit order #${number} | Mela admin`;
export const editOrderNumber = (number: string) => `Edit order #${number}`;
export const thisOrderHasChangedSince = 'This order has changed since you opened it.';
export const loadNewerVersion = 'Load the newer version';
export const itemsThatAreInOrderKeep =
  'Items already in the order keep their price and discount. The customer gets an email about the change.';
export const includesTax = 'Includes tax';
export const totalStaysAsItIs = 'The total stays as it is.';
export const moreThanBefore = (by: string) => `${by} more than before.`;
export const lessThanBefore = (by: string) => `${by} less than before.`;
export const youWillOweRefund = (change: string, refund: string) =>
  `${change} You will owe a refund of ${refund}.`;
export const customerHasToPay = (change: string, due: string) => `${change} The customer has to pay ${due}.`;
export const nothingIsInThisOrderYet = 'This order has no items yet.';
export const quantityOfTitle = (title: string) => `Quantity of ${title}`;
export const removeTitle = (title: string) => `Remove ${title}`;
export const searchByTitleOrSku = 'Search by title or SKU';
export const foundProducts = 'Found products';
export const addTitle = (title: string) => `Add ${title}`;
export const noProductMatches = 'No product matches';
export const available = (available: number) => `${available} available`;
export const orderPlaced = (number: string) => `Order #${number} placed`;
export const orderNumberEdited = (number: string) => `Order #${number}: edited`;
