import { formatMoney } from '@mela/rules/format-money.ts';
import { LANGUAGE } from '@mela/rules/locale.ts';
import type { PaymentMethod, SellingTerms } from '@mela/rules/selling-terms.ts';
import { paymentMethodView } from '../payment/payment-methods.ts';

/**
 * A payment method that the shop accepts. The page contains its texts, so that the browser renders the same
 * ones as the server.
 */
export interface OfferedMethod {
  method: PaymentMethod;
  title: string;
  text: string;
  /** The highest total for which shoppers can use it, in minor units. null: any total. */
  upTo: number | null;
  upToText: string | null;
}

/** The checkout page's facts about the shop. */
export interface CheckoutFacts {
  /** The countries to which the shop sells. The first one is the default. */
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
    // List the shop's own country first, because most orders go there.
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
