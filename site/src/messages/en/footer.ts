export const rightsReserved = (year: number, shop: string) => `© ${year} ${shop}. All rights reserved.`;
export const downloadOnAppStore = 'Download on the App Store';
export const getOnGooglePlay = 'Get it on Google Play';
export const installApp = 'Install the app';
export const securedPayments = 'Secured payments';
export const paymentMarks = 'UPI, RuPay, Visa, Mastercard, net banking, cash on delivery';
export const weAccept = 'We accept';
export const visa = 'Visa';
export const mastercard = 'Mastercard';
export const rupay = 'RuPay';
export const netBanking = 'Net banking';

export const newsletter = 'Newsletter';
export const newsletterHeading = 'Good things in your inbox';
export const newsletterHint = 'New arrivals and festive offers, now and then.';
export const signUp = 'Sign up';
export const newsletterFailed = 'We cannot reach the shop. Check your connection and try again.';
export const almostThere = 'Almost there! Please confirm with the link in the email that we have sent you.';
