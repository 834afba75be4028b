import * as paymentText from '#messages/payment.ts';
import { GraphqlError, postGraphql } from '../cart/post-graphql.ts';

const CONFIRM_PAYMENT = `mutation ConfirmPayment($token: ID!, $proof: PaymentProofInput) {
  confirmPayment(token: $token, proof: $proof) { paymentStatus }
}`;

/** The result of the provider's script after a payment. */
interface PaymentProof {
  paymentId: string;
  signature: string;
}

/** The text that is shown until the payment provider has reported the payment. */
export const UNDER_WAY = paymentText.confirming;
export const UNREACHABLE = paymentText.formFailed;

/** Makes the server ask the provider about the order's payment. @returns null once it is paid, otherwise a sentence */
export async function confirmPayment(
  token: string,
  proof: PaymentProof | null = null,
): Promise<string | null> {
  try {
    const { confirmPayment: order } = await postGraphql<{ confirmPayment: { paymentStatus: string } }>(
      CONFIRM_PAYMENT,
      { token, proof },
    );
    return order.paymentStatus === 'PENDING' ? UNDER_WAY : null;
  } catch (error) {
    return error instanceof GraphqlError && error.code === 'BAD_USER_INPUT' ? error.message : UNDER_WAY;
  }
}
