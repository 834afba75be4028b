import { plural } from '@mela/rules/plural.ts';
import { formatCount } from '../../format.ts';

export const deletedProduct = 'Deleted product';
export const since = 'Since';
export const variant = 'variant';
export const variants = 'variants';
export const productOrEmail = 'Product or email';
export const numberOfRequests = (count: number) =>
  plural(count, { one: '1 request', other: `${formatCount(count)} requests` });
export const requests = 'Requests';
export const requestsForRow = (row: string) => `Requests for ${row}`;
export const noRequests = 'No requests';
export const shoppersCanAskForEmail =
  'Shoppers can ask for an email when a sold-out variant is back in stock. The shop sends one email for each request. Requests are deleted after 180 days.';
export const requestDeleted = 'Request deleted';
export const requestsForName = (name: string) => `Requests for ${name}`;
export const requestsInText = 'the requests';
export const thereAreNoMoreRequests = 'There are no more requests.';
export const deleteRequestOf = (email: string) => `Delete the request from ${email}`;
export const request = 'request';
