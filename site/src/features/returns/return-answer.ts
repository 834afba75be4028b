import { GraphqlError, postGraphql } from '../cart/post-graphql.ts';
import type { OrderReturnsQuery } from '../shopper.generated.ts';

/** The fields of an order that returns need. */
export type ReturnedOrder = NonNullable<OrderReturnsQuery['order']>;
export type SeenReturn = ReturnedOrder['returns'][number];

export function titleOf({ title, variantTitle }: { title: string; variantTitle: string | null }): string {
  return [title, variantTitle].filter(Boolean).join(', ');
}

/** A return request. */
export interface ReturnDraft {
  lines: { lineId: string; quantity: number }[];
  reason: string;
  photo: File | null;
}

const ORDER_RETURNS = /* GraphQL */ `query OrderReturns($token: ID!) {
  order(token: $token) {
    lines { id title variantTitle }
    returns { id number status note requestedAt lines { quantity received line { id title variantTitle } } receipts { replacementNumber } }
    returnable { lastDay obstacle lines { lineId quantity } }
  }
}`;
const REQUEST_RETURN = /* GraphQL */ `mutation RequestReturn($token: ID!, $input: ReturnInput!, $key: String!) {
  requestReturn(token: $token, input: $input, idempotencyKey: $key) { number }
}`;
const TIMEOUT_MS = 60_000;

/**
 * Reads the returns of an order.
 * @throws GraphqlError from the server, or another error without a response
 */
export async function readReturns(token: string): Promise<ReturnedOrder | null> {
  return (await postGraphql<OrderReturnsQuery>(ORDER_RETURNS, { token })).order;
}

/**
 * Requests a return.
 * @throws GraphqlError from the server, or another error without a response
 */
export async function requestReturn(token: string, draft: ReturnDraft, key: string): Promise<void> {
  const { photo, ...input } = draft;
  if (photo) return sendWithPhoto(token, { token, input: { ...input, photo: null }, key }, photo);
  await postGraphql(REQUEST_RETURN, { token, input, key });
}

/**
 * Sends a return with its photo as a GraphQL multipart request. The server accepts an anonymous upload only
 * with an order token.
 */
async function sendWithPhoto(token: string, variables: object, photo: File): Promise<void> {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: REQUEST_RETURN, variables }));
  form.append('map', JSON.stringify({ photo: ['variables.input.photo'] }));
  form.append('photo', photo);
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { accept: 'application/graphql-response+json', 'order-token': token },
    body: form,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { errors: [error] = [] } = (await response.json()) as {
    errors?: { message: string; extensions?: Record<string, unknown> }[];
  };
  if (error) throw new GraphqlError(error.message, error.extensions ?? {}, null);
}
