export const draftFailed =
  'We cannot reach the shop. Check your connection and try again. Your order is confirmed only once.';
export const draftCannotBePaid = 'This order cannot be paid right now. Please contact us.';
export const confirmTitle = 'Confirm your order';
export const payment = 'Payment';
export const confirming = 'Confirming…';
export const confirmOrder = (total: string) => `Confirm order of ${total}`;

export const invoices = 'Invoices';
export const documentCanceled = ', canceled';
export const viewDocument = (number: string) => `View ${number}`;
export const view = 'View';
export const downloadDocument = (number: string) => `Download ${number} as PDF`;
export const pdf = 'PDF';
export const invoice = 'Invoice';
export const billOfSupply = 'Bill of supply';
export const creditNote = 'Credit note';

export const canceling = 'Canceling…';
export const print = 'Print';
export const cancel = 'Cancel order';
export const cancelQuestion = 'Cancel this order?';
export const cancelWarning =
  'We will not ship any items. You cannot reopen a canceled order, but you can order again.';
export const keep = 'Keep order';
export const orderAgain = 'Order again';
export const totalsAndAddresses = 'Totals and addresses';
export const refunded = 'Refunded:';
export const paidAndDue = (paid: string) => `Paid: ${paid}. Amount due:`;
export const weWillRefund = 'We will refund';
export const pending = 'Pending';
export const placed = 'Placed';
export const erased = 'Erased';
export const billingAddress = 'Billing address';
export const note = 'Note';
export const useEmailedLink =
  'This page shows your order without personal details. To see your address or cancel the order, use the link in your order email.';
export const contactUsToChange =
  'This page shows your order without personal details. To change or cancel it, please contact us.';
export const linkSent =
  'We have sent the link to the email address of the order, if it has one. It can take a few minutes. Check your spam folder too.';
export const manageOrder = 'Manage this order';
export const emailMeLink = 'Email me a link to manage this order';
export const order = 'Order';
export const needsJavaScript =
  'This page needs JavaScript to show your order. You can find the details in your order confirmation email.';
export const cannotBeShown = 'Your order cannot be shown';
export const detailsInEmail = 'You can find the details in your order confirmation email.';
export const yourOrder = 'Your order';
export const payWith = (amount: string, method: string) => `Pay ${amount}: ${method}`;
export const payUntil = (time: string) => `Please pay by ${time}. After that, the order is canceled.`;
export const payWithUpi = 'Pay with a UPI app';
export const selectAndCopy = 'Select and copy the text';
export const paymentReference = 'Payment reference:';
export const copy = 'Copy';
export const status = 'Status';
export const ordered = 'Ordered';
export const preparing = 'Preparing';
export const onItsWay = 'On its way';
export const arrived = 'Arrived';
export const progress = 'Progress';
export const trackShipment = 'Track shipment';
export const orderNumber = (number: string) => `Order ${number}`;
export const items = 'Items';
export const shippedOf = (shipped: number, quantity: number) => `${shipped} of ${quantity} shipped`;
export const refundedBeforeShipping = (count: number) => `${count} refunded before shipping`;
export const notFound = 'Order not found.';
export const lookUpAgain = 'Check that you copied the whole link, or look up the order by its number.';
export const scanQr = 'Scan with a UPI app on your phone';
export const qrCode = 'QR code of the payment';
export const draft = 'Not confirmed yet';
export const awaitingPayment = 'Awaiting payment';
export const confirmed = 'Confirmed';
export const shipped = 'Shipped';
export const delivered = 'Delivered';
export const canceled = 'Canceled';
export const notPaid = 'Not paid yet';
export const paid = 'Paid';
export const partlyRefunded = 'Partially refunded';
export const refundedStatus = 'Refunded';
export const chargeback = 'Chargeback';
export const orderPlaced = 'Order placed';
export const orderEdited = 'Order changed';
export const paymentProcessing = 'Payment processing';
export const paymentFailed = 'Payment failed';
export const paymentUndone = 'Payment not received';
export const trackingChanged = 'New tracking details';
export const deliveryFailed = 'Delivery failed';
export const deliveryUndone = 'Delivery not confirmed';
export const expired = 'Canceled because it was not paid in time';
export const paidLate = 'Paid after cancellation';
export const reopened = 'Reopened';
export const refundUndone = 'Refund not sent yet';
export const returnRequested = 'Return requested';
export const returnAccepted = 'Return accepted';
export const returnDeclined = 'Return declined';
export const returnReceived = 'Returned items received';
export const partlyShipped = 'Partially shipped';
export const leadAwaitingPayment = (amount: string) =>
  `Thank you for your order. Please pay ${amount} as shown below. We will ship it once we receive your payment.`;
export const leadShipped = 'Your order is on its way.';
export const leadDelivered = 'Your order has been delivered. Enjoy!';
export const leadDraftExpired =
  'The time to confirm this order has passed. Contact us if you would still like to order: we will send you a new link.';
export const leadDraft = (until: string | null) =>
  until
    ? `We have prepared this order for you. Please check it, and confirm it below by ${until}.`
    : 'We have prepared this order for you. Please check it, and confirm it below.';
export const leadPartlyShipped = 'Part of your order is on its way. We will ship the rest soon.';
export const leadPaid = 'Thank you for your order. We have received your payment and are preparing it.';
export const leadCash = (amount: string) =>
  `Thank you for your order. We are preparing it. Please keep ${amount} in cash ready for the delivery.`;
export const leadPreparing = 'Thank you for your order. We are preparing it.';
export const leadCanceled = 'This order is canceled.';
export const leadPaidLate =
  'We received your payment after the order was canceled. We will contact you about it.';
export const leadCanceledRefund = (amount: string) => `This order is canceled. We will refund ${amount}.`;
export const trackingNumber = (number: string) => `tracking number ${number}`;
export const byCarrier = (event: string, carrier: string) => `${event} by ${carrier}`;
export const failed = 'We cannot reach the shop. Check your connection.';
export const canceledNow = 'Your order is canceled.';

export const trackNotFound =
  'There is no order with this number and email address. Check both and try again.';
export const unreachable = 'We cannot reach the shop.';
export const trackLooking = 'Looking for your order…';
export const orderId = 'Order ID';
export const billingEmail = 'Billing email';
export const track = 'Track';
export const trackNeedsJavaScript =
  'Order tracking needs JavaScript, even with the link in the email. Without JavaScript,';
export const andAskAboutOrder = 'and ask about your order.';
export const needHand = 'Need a hand?';
export const trackHint =
  'The order ID is the number in your order confirmation email, such as 1001. If you cannot find the email, check your spam folder.';
