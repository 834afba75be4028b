import { plural } from '@mela/rules/plural.ts';
import { formatCount } from '../../format.ts';

export const markAsPaidText = 'This records that you received the full payment. No money is moved.';
export const paymentReference = 'Payment reference';
export const cancelText =
  'The stock becomes available again, and the customer gets an email. If the order is paid, refund it afterwards.';
export const reasonShownToCustomer = 'Reason (shown to the customer)';
export const cancelOrder = 'Cancel order';
export const reopenText = 'The stock is reserved again, and the customer gets an email.';
export const reopenOrder = 'Reopen order';
export const reopened = 'Reopened';
export const undoPaymentText = 'Use this if the order was marked as paid by mistake. No money is moved.';
export const reasonSeenByTeamOnly = 'Reason (seen by the team only)';
export const undoPayment = 'Undo payment';
export const paymentUndone = 'Payment undone';
export const undoDeliveryText =
  'Use this if the order was marked as delivered by mistake. The order becomes Shipped again.';
export const undoDelivery = 'Undo delivery';
export const deliveryUndone = 'Delivery undone';
export const undoRefundText =
  'Use this if a refund was recorded by mistake. The order then shows the refund as owed again.';
export const undoRefund = 'Undo refund';
export const refundUndone = 'Refund undone';
export const eraseText =
  'This erases the customer’s name, addresses, phone number and email address. You cannot undo this. Data that the law requires is kept.';
export const ordersShipped = (count: number) =>
  plural(count, { one: '1 order shipped', other: `${formatCount(count)} orders shipped` });
export const ship = 'Ship';
export const shipOrders = (count: number) =>
  plural(count, { one: 'Ship 1 order', other: `Ship ${formatCount(count)} orders` });
export const eachOrderIsShippedAsOne =
  'Each order is shipped as one parcel with all items that are not shipped yet. Customers get an email.';
export const carrier = 'Carrier';
export const youCanAddTrackingNumber =
  'You can add a tracking number to each parcel later, on the order’s page.';
export const ofOrdersDone = (done: number, orders: number) => `${done} of ${orders} done`;
export const itWasNotChanged = 'The order was not changed.';
export const ofNotShipped = (failed: number, outcomes: number) => `${failed} of ${outcomes} not shipped`;
export const shipped = 'Shipped';
export const markAsPacked = 'Mark as packed';
export const undoPacking = 'Undo packing';
export const packed = 'Packed';
export const toPack = 'To pack';
export const packing = 'Packing';
export const packingUndone = 'Packing undone';
export const ordersPacked = (count: number) =>
  plural(count, { one: '1 order packed', other: `${formatCount(count)} orders packed` });
export const ofNotPacked = (failed: number, outcomes: number) => `${failed} of ${outcomes} not packed`;
export const addressSecondLine = 'Address, second line';
export const editContactDetailsOfOrder = (number: string) => `Edit the contact details of order #${number}`;
export const contactHint =
  'You cannot change the state and country, because they determine the tax. If you change the email address, links that the customer already has only show the order and can no longer cancel it. You can resend emails from the order’s page.';
export const invoiceMelaAdmin = 'Invoice | Mela admin';
export const paperAndFile = 'Print and download options';
export const savePdf = 'Save PDF';
export const melaInvoiceId = (id: number) => `Mela invoice ${id}`;
export const savePdfOpensYourBrowsersPrint =
  'Save PDF opens your browser’s print dialog. Choose “Save as PDF” there.';
export const orderId = (id: number) => `Order #${id}`;
export const sampleStreet = '14 Shahpur Jat';
export const sampleCity = 'New Delhi 110049';
export const invoiceId = (id: number) => `Invoice #${id}`;
export const billedTo = 'Billed to';
export const sentTo = 'Sent to';
export const thankYouForBuyingAtMela = (returnDays: number) =>
  `Thank you for shopping at Mela. You can return items within ${returnDays} days.`;
export const theInvoice = 'the invoice';
export const orderHasNoInvoiceYet = (number: string) => `Order #${number} has no invoice yet`;
export const invoiceIsCreatedWhenOrder =
  'An invoice is created when the order is paid or the first parcel ships.';
export const orderNumber = (number: string) => `Order #${number}`;
export const printAndDownload = 'Print and download';
export const invoicesAndCreditNotes = 'Invoices and credit notes';
export const editContact = 'Edit contact';
export const markAsDelivered = 'Mark as delivered';
export const markAsRefunded = 'Mark as refunded';
export const editOrder = 'Edit order';
export const theOrder = 'the order';
export const theOrders = 'the orders';
export const emailSentTo = (email: string) => `Email sent to ${email}`;
export const orderMelaAdmin = (number: string) => `Order #${number} | Mela admin`;
export const overview = 'Overview';
export const totalWentUpWhenThisOrder = (amountDue: string, total: string) =>
  `The total went up when this order was edited. ${amountDue} of ${total} is unpaid. The customer can pay it on the order page.`;
export const totalWentDown = (refund: string) =>
  `The total went down when this order was edited. You owe a refund of ${refund}.`;
export const paidAfterCanceled = (refund: string) =>
  `This order was paid after it was canceled. You owe a refund of ${refund}. Refund the customer and mark the order as refunded, or reopen it.`;
export const paidThenCanceled = (refund: string) =>
  `This order was paid and then canceled. You owe a refund of ${refund}. Refund the customer and mark the order as refunded, or reopen it.`;
export const includesName = (name: string) => `Includes ${name}`;
export const shippedOf = (shipped: number) => `${shipped} shipped`;
export const refundedBeforeShipping = (removed: number) => `${removed} refunded before shipping`;
export const gstin = (gstin: string) => `GSTIN ${gstin}`;
export const erased = 'Erased';
export const reference = (reference: string) => `Reference ${reference}`;
export const paymentDueBy = (payBy: string) => `Payment due by ${payBy}`;
export const creditNote = 'Credit note';
export const canceled = ' (canceled)';
export const billingAddress = 'Billing address';
export const sameAsShipping = 'Same as shipping address';
export const report = 'Report';
export const oneProduct = 'One product';
export const oneDiscount = 'One discount';
export const orderNoun = 'order';
export const ordersNoun = 'orders';
export const numberNameEmailPhonePin = 'Number, name, email, phone, PIN';
export const orderNumberOf = (number: string) => `order ${number}`;
export const newOrdersAppearHereAutomatically = 'New orders appear here automatically.';
export const draft = 'draft';
export const drafts = 'drafts';
export const numberNameEmailPhoneProduct = 'Number, name, email, phone, product';
export const noDrafts = 'No drafts';
export const createOrderForCustomerOnPhone =
  'Create an order for a customer on the phone or on WhatsApp, and send a payment link.';
export const refundOwed = 'Refund owed';
export const linkExpired = 'Link expired';
export const timeline = 'Timeline';
export const orderEvents = 'Order events';
export const totalBeforeAfter = (totalBefore: string, totalAfter: string) =>
  `Total: ${totalBefore} → ${totalAfter}`;
export const none = 'none';
export const trackShipment = 'Track shipment';
export const packingSlip = 'Packing slip';
export const thisPanelCannotBeShown = 'This panel cannot be shown.';
export const orderDetailMelaAdmin = 'Order detail | Mela admin';
export const changeStatus = 'Change status';
export const notSent = 'Not sent';
export const surfaceCourierTrackingMlIn = (id: number) => `Surface courier, tracking ML${id}IN`;
export const referencePayment = (paymentReference: string) => `Reference ${paymentReference}`;
export const unitPrice = 'Unit price';
export const quantity = 'Quantity';
export const grandTotal = 'Grand total';
export const allOrderMelaAdmin = 'All order | Mela admin';
export const noneOfOrdersIs = (filter: string) => `No orders are ${filter}.`;
export const firstLastOfTotal = (first: number, last: number, total: number) =>
  `${first}–${last} of ${total}`;
export const pageNumber = (number: number) => `Page ${number}`;
export const customerAsksForDeliveryAfterSix = 'The customer asks for delivery after six in the evening.';
export const seenByTeamOnly = 'Seen by the team only';
export const savedNotes = 'Saved notes';
export const printPackingSlips = 'Print packing slips';
export const printInvoices = 'Print invoices';
export const parcels = 'Parcels';
export const parcelId = (id: string) => `Parcel ${id}`;
export const items = (count: number) => plural(count, { one: '1 item', other: `${count} items` });
export const noTracking = 'No tracking';
export const notDeliveredReturnedAt = (returnedAt: string) => `Not delivered, ${returnedAt}`;
export const editTracking = 'Edit tracking';
export const markAsUndelivered = 'Mark as undelivered';
export const refundedOfTotal = (refunded: string, total: string) => `${refunded} of ${total}`;
export const recordedByTeam = 'recorded by the team';
export const viaPaymentProvider = 'via the payment provider';
export const notShipped = ', not shipped';
export const itemsRestocked = (count: number) =>
  plural(count, { one: ', 1 item restocked', other: `, ${formatCount(count)} items restocked` });
export const shipping = (shipping: string) => `Shipping ${shipping}`;
export const lastAttemptFailedAndWill = 'The last attempt failed and will be retried: ';
export const detailOfOrder = (number: string | number) => `Detail of order #${number}`;
export const trackingNumber = 'Tracking number';
export const trackingLink = 'Tracking link';
export const editTrackingOfParcel = (id: string) => `Edit the tracking of parcel ${id}`;
export const sendCorrectedTrackingToCustomer = 'Send the corrected tracking to the customer by email';
export const shipItAgainOrderBecomesConfirmed = 'Ship it again (the order becomes Confirmed)';
export const cancelOrderTitle = 'Cancel the order';
export const markParcelAsUndelivered = (id: string) => `Mark parcel ${id} as undelivered`;
export const whatHappensNext = 'What happens next';
export const restockItsItems = 'Restock its items';
export const noteSeenByTeamOnly = 'Note (seen by the team only)';
export const youCanShipItemsAgain = 'You can ship the items again.';
export const orderIsCanceledNothingWasPaid = 'The order is canceled. Nothing was paid, so no refund is owed.';
export const orderIsCanceledAndYouOwe = 'The order is canceled, and you owe the customer a refund.';
export const preparingInvoices = (count: number) =>
  plural(count, { one: 'Preparing 1 invoice…', other: `Preparing ${formatCount(count)} invoices…` });
export const preparingSlips = (count: number) =>
  plural(count, {
    one: 'Preparing 1 packing slip…',
    other: `Preparing ${formatCount(count)} packing slips…`,
  });
export const preparing = 'Preparing';
export const pdfIsReady = 'The PDF is ready.';
export const noInvoiceYetBecauseTheseOrders =
  'No invoice yet, because these orders are neither paid nor shipped:';
export const openPdf = 'Open PDF';
export const markOrderAsRefunded = (number: string) => `Mark order #${number} as refunded`;
export const youOweThisRecordsRefund = (refundOwed: string) =>
  `You owe ${refundOwed}. This records a refund that you have already made. No money is moved.`;
export const amountInCurrency = (currency: string) => `Amount, in ${currency}`;
export const refundReferenceSeenByTeamOnly = 'Refund reference (seen by the team only)';
export const thisSettlesRefundEvenIfAmount = 'This settles the refund, even if the amount is smaller';
export const refundsOwed = 'Refunds owed';
export const canceledOrdersToRefund = (count: number) =>
  plural(count, {
    one: '1 canceled order to refund',
    other: `${formatCount(count)} canceled orders to refund`,
  });
export const chooseItemsOrEnterShipping = 'Choose items, or enter the shipping or an amount to refund';
export const refundOrderNumber = (number: string) => `Refund order #${number}`;
export const refundMoney = (money: string) => `Refund ${money}`;
export const chooseWhatToRefund = 'Choose what to refund';
export const canStillBeRefunded = (money: string) => `${money} can still be refunded.`;
export const selectAll = 'Select all';
export const amountToRefund = 'Amount to refund';
export const itemsComeTo = (money: string) => `Items and shipping come to ${money}.`;
export const refundNote = 'Reason or reference (seen by the team only)';
export const thisOnlyRecordsRefundSendMoney =
  'This only records the refund. Send the money yourself, for example by bank transfer. The customer gets an email.';
export const paymentProviderSendsRefundAndCustomer =
  'The payment provider sends the refund, and the customer gets an email.';
export const onlyRecordItIRefundOutside = 'Only record it (I refund outside the payment provider)';
export const labelInCurrency = (label: string, currency: string) => `${label}, in ${currency}`;
export const refundingItemsThatAreNotShipped =
  'Refunding items that are not shipped yet removes them from the order. Leave “Restock” off for items that you cannot sell, such as damaged ones.';
export const notShippedInText = 'not shipped';
export const ofLeftPaidFor = (open: number, quantity: number, paid: string) =>
  `${open} of ${quantity} left to refund, ${paid} paid for ${quantity}`;
export const addAtLeastOneItem = 'Add at least one item to the parcel';
export const shipOrderNumber = (number: string) => `Ship order #${number}`;
export const awaitingPayment = 'Awaiting payment';
export const confirmed = 'Confirmed';
export const partiallyShipped = 'Partially shipped';
export const partiallyRefunded = 'Partially refunded';
export const refunded = 'Refunded';
export const paidSales = 'Paid sales';
export const unpaidSales = 'Unpaid sales';
export const refundedSales = 'Refunded sales';
export const discountedSales = 'Discounted sales';
export const bankTransfer = 'Bank transfer';
export const stripe = 'Stripe';
export const razorpay = 'Razorpay';
export const noPaymentNeeded = 'No payment needed';
export const placed = 'Placed';
export const markedAsPaid = 'Marked as paid';
export const markedAsUnpaid = 'Marked as unpaid';
export const trackingCorrected = 'Tracking corrected';
export const parcelNotDelivered = 'Parcel not delivered';
export const markedAsNotDelivered = 'Marked as not delivered';
export const canceledNotPaidInTime = 'Canceled: not paid in time';
export const paidAfterItWasCanceled = 'Paid after it was canceled';
export const refundRequestedFromPaymentProvider = 'Refund requested from the payment provider';
export const refundRejectedByPaymentProvider = 'Refund rejected by the payment provider';
export const chargebackOpenedByPayersBank = 'Chargeback opened by the payer’s bank';
export const contactDetailsCorrected = 'Contact details corrected';
export const emailSentAgain = 'Email sent again';
export const linkEmailedToCustomer = 'Link emailed to the customer';
export const returnRequested = 'Return requested';
export const returnAccepted = 'Return accepted';
export const returnDeclined = 'Return declined';
export const returnedItemsReceived = 'Returned items received';
export const apiTokenName = (name: string) => `API token ${name}`;
export const noAddressYet = 'No address yet';
export const previousActionIsStillRunningTry = 'The previous action is still running. Try again in a moment.';
export const serversResponseWasLostAndOrder =
  'The server’s response was lost, and the order has changed. Check it before you continue.';
export const orderNotFound = 'Order not found';
export const taxInText = 'tax';
export const shippedInText = 'shipped';
export const titleAndKind = (title: string, kind: string) => `${title} (${kind})`;
export const pickUp = 'Pickup';
export const markOrderAsPaid = (number: string) => `Mark order #${number} as paid`;
export const cancelOrderNumber = (number: string) => `Cancel order #${number}`;
export const reopenOrderNumber = (number: string) => `Reopen order #${number}`;
export const undoPaymentOfOrder = (number: string) => `Undo the payment of order #${number}`;
export const undoDeliveryOfOrder = (number: string) => `Undo the delivery of order #${number}`;
export const undoRefundOfOrder = (number: string) => `Undo the refund of order #${number}`;
export const eraseCustomerDataOfOrder = (number: string) => `Erase the customer data of order #${number}`;
export const orderNumberDone = (number: string, done: string) => `Order #${number}: ${done}`;
export const orderContactDetailsCorrected = (number: string) => `Order #${number}: contact details corrected`;
export const orderNumberDelivered = (number: string) => `Order #${number}: Delivered`;
export const orderIdChosen = (id: number, chosen: string) => `Order #${id}: ${chosen}`;
export const orderTrackingCorrected = (number: string) => `Order #${number}: tracking corrected`;
export const orderParcelNotDelivered = (number: string) => `Order #${number}: parcel not delivered`;
export const orderRefundRecorded = (number: string) => `Order #${number}: refund recorded`;
export const orderNumberRefundStarted = (number: string, money: string) =>
  `Order #${number}: refund of ${money} started`;
export const orderNumberMoneyRefunded = (number: string, money: string) =>
  `Order #${number}: ${money} refunded`;
export const orderNumberShipped = (number: string) => `Order #${number}: Shipped`;
