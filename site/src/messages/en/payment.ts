export const cashOnDelivery = 'Cash on delivery';
export const bankTransfer = 'Bank transfer';

export const confirming = 'We are confirming your payment. This page updates automatically.';
export const formFailed = 'The payment form did not load. Check your connection and try again.';
export const cashOnDeliveryHint = 'Pay when your order arrives.';
export const upi = 'UPI';
export const upiHint = 'Pay with any UPI app on the next page.';
export const bankTransferHint = 'See our bank details on the next page.';
export const stripe = 'Card or wallet';
export const stripeHint = 'Pay through Stripe on the next page.';
export const razorpay = 'Card, UPI, net banking or wallet';
export const razorpayHint = 'Pay through Razorpay on the next page.';

export const razorpayCanceled = 'The payment was not completed. You can try again.';
export const orderNumber = (number: string) => `Order ${number}`;
export const paying = 'Paying…';
export const pay = (amount: string) => `Pay ${amount}`;

export const stripeCanceled = 'The payment was not completed. Try again, or choose another payment method.';
export const providerUnavailable = 'The payment provider is not available right now. Your order is saved.';
export const cardFailed = 'The payment failed. Try again, or use another card.';
