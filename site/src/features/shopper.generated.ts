/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What can change about a cart. */
export type CartChangeKind =
  /** The discount code does not apply. */
  | 'COUPON'
  /** It is not sold any more. */
  | 'GONE'
  /** A chosen option is not available for this product any more. */
  | 'OPTION'
  /** A price. */
  | 'PRICE'
  /** What sending costs, or the total. */
  | 'SHIPPING'
  /** Fewer can be had than are asked for. */
  | 'STOCK';

/** Where a cart goes. */
export type CartDestinationInput = {
  /** The country. */
  country: string;
  /** The PIN or postcode. */
  postalCode?: string | null | undefined;
  /** The state: by its two letters of ISO 3166-2 in India, such as MH. */
  region?: string | null | undefined;
};

/** What is asked about a cart. */
export type CartInput = {
  /** The code of a discount, in any case: at most 100 characters. */
  coupon?: string | null | undefined;
  /** Where it goes; without it taxes and shipping rates are those of the shop's own state. */
  destination?: CartDestinationInput | null | undefined;
  /** At most 100 lines; lines of one variant are one. */
  lines: Array<CartLineInput>;
  /** The id of the shipping rate that the shopper chose, from `Cart.shippingRates`; null: the cheapest that delivers. */
  shippingRate?: string | null | undefined;
};

/** Some pieces of a variant. */
export type CartLineInput = {
  /** The ids of the options that the shopper chose, from `CartLine.options`: at most 20. Lines of one variant share their options. */
  options?: Array<string> | null | undefined;
  /** What the shopper was shown for one piece. */
  price?: number | null | undefined;
  /** 1 to 999. */
  quantity: number;
  /** The variant's id. */
  variantId: string;
};

/** What can happen to an order. */
export type OrderEventKind =
  /** Its shopper or the shop canceled it. */
  | 'CANCELED'
  /** Its email address, telephone number or addresses were corrected. */
  | 'CONTACT_CHANGED'
  /** It arrived. */
  | 'DELIVERED'
  /** A delivery that was recorded by mistake was taken back. */
  | 'DELIVERY_UNDONE'
  /** An email about it was sent again. */
  | 'EMAIL_RESENT'
  /** Its personal details were erased. */
  | 'ERASED'
  /** It was not paid in time. */
  | 'EXPIRED'
  /** The shopper was emailed the link that lets them change the order. */
  | 'LINK_EMAILED'
  /** The shop noted something. */
  | 'NOTED'
  /** It was paid. */
  | 'PAID'
  /** Its payment, or a part of it, was paid back. */
  | 'PAID_BACK'
  /** It was paid after it was canceled. */
  | 'PAID_LATE'
  /** A payment that was recorded by mistake was taken back. */
  | 'PAYMENT_UNDONE'
  /** It was placed. */
  | 'PLACED'
  /** The payment provider refused to refund. */
  | 'REFUND_FAILED'
  /** A payment provider was asked to refund its payment, or a part of it. */
  | 'REFUND_REQUESTED'
  /** A refund that was recorded by mistake was taken back. */
  | 'REFUND_UNDONE'
  /** It was canceled, and reopened: what it needs is reserved again. */
  | 'RESERVED_AGAIN'
  /** All or a part of it was shipped. */
  | 'SHIPPED'
  /** The tracking of a parcel was corrected. */
  | 'TRACKING_CHANGED'
  /** A parcel came back undelivered, or was lost. */
  | 'UNDELIVERED';

/** Where an order stands. */
export type OrderStatus =
  /** It waits for its payment. */
  | 'AWAITING_PAYMENT'
  /** It is off. */
  | 'CANCELED'
  /** It is to be shipped. */
  | 'CONFIRMED'
  /** It arrived. */
  | 'DELIVERED'
  /** All of it is under way. */
  | 'SHIPPED';

/** What was paid of an order. */
export type PaymentStatus =
  /** The payer's bank took it back. */
  | 'CHARGEBACK'
  /** All. */
  | 'PAID'
  /** Some was paid back. */
  | 'PARTLY_REFUNDED'
  /** Nothing yet. */
  | 'PENDING'
  /** All was paid back. */
  | 'REFUNDED';

/** Whether an adjustment adds or takes off. */
export type PriceAdjustmentKind =
  /** It takes off. */
  | 'DISCOUNT'
  /** It adds. */
  | 'SURCHARGE';

/** The state of a refund. */
export type RefundState =
  /** It was made. */
  | 'DONE'
  /** The payment provider refused it. */
  | 'FAILED'
  /** The payment provider was asked, and has not answered yet. It is asked again until it does. */
  | 'PENDING';

/** Which tax. */
export type TaxKind =
  /** Of the central government, within a state. */
  | 'CGST'
  /** Between two states. */
  | 'IGST'
  /** Of the state, within it. */
  | 'SGST'
  /** Of a shop whose prices are not in rupees. */
  | 'TAX';

export type CartQueryVariables = Exact<{
  input: CartInput;
}>;


export type CartQuery = { cart: { lines: Array<{ variantId: string, title: string, variantTitle: string | null, path: string, quantity: number, available: number | null, image: { thumbnailUrl: string } | null, price: { amount: number, currency: string }, compareAtPrice: { amount: number, currency: string } | null, total: { amount: number, currency: string }, options: Array<{ id: string, label: string, isChosen: boolean, amount: { amount: number, currency: string } }>, adjustments: Array<{ kind: PriceAdjustmentKind, label: string, amount: { amount: number, currency: string } }> }>, subtotal: { amount: number, currency: string }, discount: { amount: number, currency: string }, adjustments: Array<{ kind: PriceAdjustmentKind, label: string, amount: { amount: number, currency: string } }>, shipping: { amount: number, currency: string }, shippingAdjustments: Array<{ kind: PriceAdjustmentKind, label: string, amount: { amount: number, currency: string } }>, coupon: { code: string, label: string, discount: { amount: number, currency: string } } | null, total: { amount: number, currency: string }, taxes: Array<{ kind: TaxKind, rate: number, amount: { amount: number, currency: string } }>, shippingRates: Array<{ id: string, name: string, takesCashOnDelivery: boolean, isPickup: boolean, isChosen: boolean, price: { amount: number, currency: string }, arrival: { from: string, until: string } | null }>, changes: Array<{ kind: CartChangeKind, variantId: string | null, available: number | null, message: string | null, before: { amount: number, currency: string } | null, after: { amount: number, currency: string } | null }>, freeShippingFrom: { amount: number, currency: string } | null, arrival: { from: string, until: string } | null } };

export type DeliveryQueryVariables = Exact<{
  country: string;
  postalCode?: string | null | undefined;
  variantIds?: Array<string> | string | null | undefined;
}>;


export type DeliveryQuery = { delivery: { takesCashOnDelivery: boolean, arrival: { from: string, until: string } | null, rates: Array<{ takesCashOnDelivery: boolean, isPickup: boolean, price: { amount: number, currency: string } }> } };

export type ShopperOrderFragment = { number: string, placedAt: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: string, email: string, phone: string | null, note: string | null, gstin: string | null, payBy: string | null, isCancellable: boolean, isPartlyShipped: boolean, isErased: boolean, isReadOnly: boolean, canEmailLink: boolean, shippingAddress: { name: string, line1: string, line2: string | null, city: string, region: string | null, regionName: string | null, postalCode: string, country: string } | null, billingAddress: { name: string, line1: string, line2: string | null, city: string, region: string | null, regionName: string | null, postalCode: string, country: string } | null, lines: Array<{ variantId: string, title: string, variantTitle: string | null, path: string, quantity: number, shipped: number, image: { thumbnailUrl: string } | null, price: { amount: number, currency: string }, total: { amount: number, currency: string }, adjustments: Array<{ kind: PriceAdjustmentKind, label: string, amount: { amount: number, currency: string } }> }>, subtotal: { amount: number, currency: string }, discount: { amount: number, currency: string }, shipping: { amount: number, currency: string }, shippingRate: { name: string } | null, adjustments: Array<{ kind: PriceAdjustmentKind, label: string, amount: { amount: number, currency: string } }>, total: { amount: number, currency: string }, refunded: { amount: number, currency: string }, refundOwed: { amount: number, currency: string }, refunds: Array<{ state: RefundState, at: string, amount: { amount: number, currency: string }, shipping: { amount: number, currency: string }, lines: Array<{ quantity: number, line: { title: string, variantTitle: string | null } }> }>, taxes: Array<{ kind: TaxKind, rate: number, amount: { amount: number, currency: string } }>, events: Array<{ kind: OrderEventKind, at: string, note: string | null, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, amount: { amount: number, currency: string } | null }>, payment: { method: string, reference: string, upiUri: string | null, qrSvg: string | null, text: string | null } | null, arrival: { from: string, until: string } | null };

export type OrderQueryVariables = Exact<{
  token: string;
}>;


export type OrderQuery = { order: { number: string, placedAt: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: string, email: string, phone: string | null, note: string | null, gstin: string | null, payBy: string | null, isCancellable: boolean, isPartlyShipped: boolean, isErased: boolean, isReadOnly: boolean, canEmailLink: boolean, shippingAddress: { name: string, line1: string, line2: string | null, city: string, region: string | null, regionName: string | null, postalCode: string, country: string } | null, billingAddress: { name: string, line1: string, line2: string | null, city: string, region: string | null, regionName: string | null, postalCode: string, country: string } | null, lines: Array<{ variantId: string, title: string, variantTitle: string | null, path: string, quantity: number, shipped: number, image: { thumbnailUrl: string } | null, price: { amount: number, currency: string }, total: { amount: number, currency: string }, adjustments: Array<{ kind: PriceAdjustmentKind, label: string, amount: { amount: number, currency: string } }> }>, subtotal: { amount: number, currency: string }, discount: { amount: number, currency: string }, shipping: { amount: number, currency: string }, shippingRate: { name: string } | null, adjustments: Array<{ kind: PriceAdjustmentKind, label: string, amount: { amount: number, currency: string } }>, total: { amount: number, currency: string }, refunded: { amount: number, currency: string }, refundOwed: { amount: number, currency: string }, refunds: Array<{ state: RefundState, at: string, amount: { amount: number, currency: string }, shipping: { amount: number, currency: string }, lines: Array<{ quantity: number, line: { title: string, variantTitle: string | null } }> }>, taxes: Array<{ kind: TaxKind, rate: number, amount: { amount: number, currency: string } }>, events: Array<{ kind: OrderEventKind, at: string, note: string | null, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, amount: { amount: number, currency: string } | null }>, payment: { method: string, reference: string, upiUri: string | null, qrSvg: string | null, text: string | null } | null, arrival: { from: string, until: string } | null } | null };

export type CancelOrderMutationVariables = Exact<{
  token: string;
}>;


export type CancelOrderMutation = { cancelOrder: { number: string, placedAt: string, status: OrderStatus, paymentStatus: PaymentStatus, paymentMethod: string, email: string, phone: string | null, note: string | null, gstin: string | null, payBy: string | null, isCancellable: boolean, isPartlyShipped: boolean, isErased: boolean, isReadOnly: boolean, canEmailLink: boolean, shippingAddress: { name: string, line1: string, line2: string | null, city: string, region: string | null, regionName: string | null, postalCode: string, country: string } | null, billingAddress: { name: string, line1: string, line2: string | null, city: string, region: string | null, regionName: string | null, postalCode: string, country: string } | null, lines: Array<{ variantId: string, title: string, variantTitle: string | null, path: string, quantity: number, shipped: number, image: { thumbnailUrl: string } | null, price: { amount: number, currency: string }, total: { amount: number, currency: string }, adjustments: Array<{ kind: PriceAdjustmentKind, label: string, amount: { amount: number, currency: string } }> }>, subtotal: { amount: number, currency: string }, discount: { amount: number, currency: string }, shipping: { amount: number, currency: string }, shippingRate: { name: string } | null, adjustments: Array<{ kind: PriceAdjustmentKind, label: string, amount: { amount: number, currency: string } }>, total: { amount: number, currency: string }, refunded: { amount: number, currency: string }, refundOwed: { amount: number, currency: string }, refunds: Array<{ state: RefundState, at: string, amount: { amount: number, currency: string }, shipping: { amount: number, currency: string }, lines: Array<{ quantity: number, line: { title: string, variantTitle: string | null } }> }>, taxes: Array<{ kind: TaxKind, rate: number, amount: { amount: number, currency: string } }>, events: Array<{ kind: OrderEventKind, at: string, note: string | null, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, amount: { amount: number, currency: string } | null }>, payment: { method: string, reference: string, upiUri: string | null, qrSvg: string | null, text: string | null } | null, arrival: { from: string, until: string } | null } };

export type EmailOrderLinkMutationVariables = Exact<{
  token: string;
}>;


export type EmailOrderLinkMutation = { emailOrderLink: boolean };
