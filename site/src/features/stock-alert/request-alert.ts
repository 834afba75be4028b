import * as productText from '#messages/product.ts';
import { GraphqlError, postGraphql, tryAgainText } from '../cart/post-graphql.ts';

const REQUEST_STOCK_ALERT = `mutation RequestStockAlert($variantId: ID!, $email: String!, $website: String) { requestStockAlert(variantId: $variantId, email: $email, website: $website) }`;
const UNREACHABLE = productText.alertUnreachable;

/**
 * Requests an email from the shop.
 * @returns an error message. Empty after success
 */
export async function requestAlert(fields: object): Promise<string> {
  try {
    await postGraphql(REQUEST_STOCK_ALERT, fields);
    return '';
  } catch (error) {
    if (!(error instanceof GraphqlError)) return UNREACHABLE;
    const { email } = (error.extensions['fieldErrors'] ?? {}) as { email?: string };
    if (email) return `${email}.`;
    return error.code === 'CONFLICT' ? error.message : tryAgainText(error.message, error.retryAfter);
  }
}
