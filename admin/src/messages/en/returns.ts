export const accept = 'Accept';
export const decline = 'Decline';
export const closeReturnNumber = (number: string) => `Close return ${number}`;
export const declineReturnNumber = (number: string) => `Decline return ${number}`;
export const returnNumberAccepted = (number: string) => `Return ${number}: accepted`;
export const returnNumberClosed = (number: string) => `Return ${number}: closed`;
export const returnNumberDeclined = (number: string) => `Return ${number}: declined`;
export const noteForCustomer = 'Note for the customer';
export const customerGetsEmailWithYourNote =
  'The customer gets an email with your note and the return instructions from your selling settings.';
export const youNoLongerExpectItems =
  'You no longer expect the items that have not arrived. The customer gets an email with your note.';
export const customerGetsEmailWithYourNoteSentence = 'The customer gets an email with your note.';
export const returns = 'the returns';
export const chooseItemsThatYouReceived = 'Choose the items that you received';
export const receiveReturnNumber = (number: string) => `Receive return ${number}`;
export const receiveAndRefund = (money: string) => `Receive and refund ${money}`;
export const receive = 'Receive';
export const returnNumberReceived = (number: string) => `Return ${number}: received`;
export const available = (available: number) => `${available} available`;
export const replacement = 'Replacement';
export const quantityOfName = (name: string | null) => `Quantity of ${name}`;
export const placesFreeOrderForCustomer =
  'Places a free order for the customer and reserves its stock. If the replacement costs less than the returned items, refund the difference below. If it costs more, the customer pays nothing extra.';
export const notPaidNothingRefunded = 'This order is not paid, so nothing is refunded.';
export const alreadyRefunded = 'This order is already fully refunded, so nothing is refunded.';
export const amountToRefundIn = (currency: string) => `Amount to refund, in ${currency}`;
export const itemsComeToEnter0 = (money: string) => `The items come to ${money}. Enter 0 to refund nothing.`;
export const reasonOrReferenceSeenByTeam = 'Reason or reference (seen by the team only)';
export const onlyRecordItIRefundOutside = 'Only record it (I refund outside the payment provider)';
export const thisOnlyRecordsRefundSendMoney =
  'This only records the refund. Send the money yourself, for example by bank transfer.';
export const orderNumber = (number: string) => `Order #${number}`;
export const received = (received: number) => `(${received} received)`;
export const toCustomer = (note: string) => `To the customer: ${note}`;
export const receivedAt = (at: string) => `Received ${at}`;
export const by = (by: string) => ` by ${by}`;
export const amountRefunded = (amount: string) => `, ${amount} refunded`;
export const amountBeingRefunded = (amount: string) => `, ${amount} being refunded`;
export const replacedBy = ', replaced by';
export const order = 'order #';
export const fromCustomerReturn = (number: string) => `From the customer, return ${number}`;
export const photoWasDeleted = 'The photo was deleted.';
export const tryAgainToShowPhoto = 'Try again to show the photo';
export const showPhoto = 'Show photo';
export const acceptReturnNumber = (number: string) => `Accept return ${number}`;
export const returnLabel = 'return';
export const returnsInText = 'returns';
export const orderOrReturnNumber = 'Order or return number';
export const requestedCountToDecide = (requestedCount: number) =>
  `${requestedCount} waiting for your decision`;
export const noReturnsYet = 'No returns yet';
export const customersRequestReturnsOnTheirOrder =
  'Customers request returns on their order page, within your return period. Accept or decline requests here.';
export const requested = 'Requested';
export const accepted = 'Accepted';
export const declined = 'Declined';
export const receivedTitle = 'Received';
