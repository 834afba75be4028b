import { formatMoney } from '@mela/rules/format-money.ts';
import { LANGUAGE } from '@mela/rules/locale.ts';
import type { PaymentMethod, SellingTerms } from '@mela/rules/selling-terms.ts';
import { paymentMethodView } from '../payment/payment-methods.ts';

/** A payment method that the shop accepts. Its texts come from the server, so that both renderings match. */
export interface OfferedMethod {
  method: PaymentMethod;
  title: string;
  text: string;
  /** The maximum total in minor units. null: none. */
  upTo: number | null;
  upToText: string | null;
}

/** The checkout page's facts about the shop. */
export interface CheckoutFacts {
  /** The first one is the default. */
  countries: { code: string; name: string }[];
  methods: OfferedMethod[];
}

const HOME = 'IN';

export function checkoutFacts(
  { countries, paymentMethods, cashOnDeliveryUpTo }: SellingTerms,
  currency: string,
): CheckoutFacts {
  const names = new Intl.DisplayNames(LANGUAGE, { type: 'region' });
  const named = countries.map((code) => ({ code, name: names.of(code) ?? code }));
  const isHome = ({ code }: { code: string }) => code === HOME;
  return {
    // The shop's own country first: it is where most orders go.
    countries: named.toSorted(
      (one, other) => Number(isHome(other)) - Number(isHome(one)) || one.name.localeCompare(other.name),
    ),
    methods: paymentMethods.map((method) => {
      const upTo = method === 'cash_on_delivery' ? cashOnDeliveryUpTo : null;
      const { title = method, text = '' } = paymentMethodView(method) ?? {};
      return {
        ...{ method, title, text, upTo },
        upToText: upTo === null ? null : formatMoney({ amount: upTo, currency }),
      };
    }),
  };
}
