import type { CartAnswer } from '../cart/cart-answer.ts';
import type { OrderAnswer } from '../order/order-answer.ts';

/** The steps of a payment method in the checkout, besides its form. */
export interface PaymentSteps {
  /**
   * Runs before the order is sent.
   * @returns an error as a sentence, in which case the order is not sent, or null
   */
  check?: () => Promise<string | null>;
  /**
   * Runs once the order is placed and has left the cart. Afterwards the order page opens in any case, because
   * an unpaid order can be paid there.
   */
  pay?: (order: { token: string }) => Promise<void>;
}

export interface CheckoutPaymentProps {
  total: CartAnswer['total'];
  email: string;
  /** Registers the steps of this method, until the component unmounts. */
  setSteps: (steps: PaymentSteps) => void;
}

export interface OrderPaymentProps {
  order: OrderAnswer;
  /** The order's token, from the URL. */
  token: string;
  /** Reloads the order, such as after a payment. */
  reload: () => Promise<void>;
}
