import * as checkoutText from '#messages/checkout.ts';
import * as sharedText from '#messages/shared.ts';
import type { CheckoutPaymentProps } from '../payment/payment-part.ts';
import { AddressFields } from './AddressFields.tsx';
import { BillingAddress } from './BillingAddress.tsx';
import { CheckoutField } from './CheckoutField.tsx';
import type { CheckoutFacts } from './checkout-facts.ts';
import { MoreFields } from './MoreFields.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import { ShippingRates } from './ShippingRates.tsx';
import type { CheckoutOrder } from './use-checkout-order.ts';

interface Props {
  facts: CheckoutFacts;
  order: CheckoutOrder;
  /** The props of the chosen payment method's part. null: the total is not known yet. */
  part: CheckoutPaymentProps | null;
}

/** The checkout's form. */
export function CheckoutFields({ facts, order, part }: Props) {
  const { cart, payment, shippingNote } = order;
  const { countries } = facts;
  return (
    <>
      <section aria-labelledby="contact">
        <h2 id="contact">{checkoutText.contact}</h2>
        <div className="form">
          <CheckoutField
            className="form__wide"
            label={sharedText.email}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
          />
          <CheckoutField
            className="form__wide"
            label={sharedText.phone}
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={30}
            isOptional={payment.chosen !== 'cash_on_delivery'}
          />
        </div>
      </section>
      <section aria-labelledby="delivery">
        <h2 id="delivery">{sharedText.deliveryAddress}</h2>
        <AddressFields of="shippingAddress" countries={countries} />
      </section>
      <ShippingRates rates={cart.answer?.shippingRates ?? []} note={shippingNote} />
      <PaymentMethods facts={facts} choice={payment} part={part} />
      <BillingAddress countries={countries} />
      <MoreFields />
    </>
  );
}
