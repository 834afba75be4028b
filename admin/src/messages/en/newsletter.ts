import { formatCount } from '../../format.ts';

export const subscribed = 'Subscribed';
export const notConfirmed = 'Not confirmed';
export const signedUp = 'Signed up';
export const subscriber = 'subscriber';
export const subscribers = 'subscribers';
export const countSubscribed = (subscribedCount: number) => `${formatCount(subscribedCount)} subscribed`;
export const deleteEmail = (email: string) => `Delete ${email}`;
export const noSubscribersYet = 'No subscribers yet';
export const shoppersSubscribeInStorefrontsFooter =
  'Shoppers subscribe in the storefront’s footer and confirm their address by email. Export the confirmed addresses to the service that sends your newsletter. Each row includes an unsubscribe link.';
export const deleteAddressFromServiceThatSends =
  'Delete the address from the service that sends your newsletter, too. You cannot undo this.';
export const subscriberDeleted = 'Subscriber deleted';
