export const openWithLink = 'Open this page with the link in one of our emails.';
export const linkExpired = 'This link no longer works. Please use the one in our latest email to you.';
export const failed =
  'Nothing was saved, because we cannot reach the shop. Check your connection and try again.';
export const title = 'Your emails';
export const needsJavaScript = 'This page needs JavaScript. To get fewer emails,';
export const cannotBeSaved = 'Your choice cannot be saved';
export const nothingChanged = 'Nothing has changed yet.';
export const confirmTitle = 'Confirm your subscription';
export const confirmText = (shop: string) =>
  `${shop} will send its newsletter to this address. You can unsubscribe at any time.`;
export const confirmYes = 'Yes, sign me up';
export const welcome = 'Welcome! You are subscribed.';
export const unsubscribeTitle = 'Unsubscribe from our newsletter?';
export const unsubscribeText = (shop: string) =>
  `${shop} will send you no more newsletters. You will still get emails about your orders.`;
export const unsubscribe = 'Unsubscribe';
export const unsubscribed = 'Done. You will get no more newsletters.';
export const stopAlertsTitle = 'Stop stock alerts?';
export const stopAlertsText = (shop: string) =>
  `${shop} will no longer email you about items that are back in stock, unless you ask again.`;
export const stopAlerts = 'Stop stock alerts';
export const alertsStopped = 'Done. You will get no more stock alerts.';
