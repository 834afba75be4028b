import { shippingFor } from '@mela/rules/order-totals.ts';
import { chooseRate, type OfferedRate, type Parcel } from '@mela/rules/shipping-rates.ts';
import type { Destination } from '@mela/rules/shipping-zones.ts';
import type { TaxedPlace } from '@mela/rules/taxes.ts';
import type { ClientSession } from 'mongodb';
import { extensionPoint } from '../../../kernel/extension-point.ts';
import type { SellingSettings } from '../../selling/collection.ts';
import { ordersTexts } from '../messages.ts';

interface CartToShip extends Parcel {
  place: Destination;
}

/** @returns the shipping rates for a cart. Empty: the shop does not deliver there */
export type OfferShipping = (cart: CartToShip) => OfferedRate[];

/** How a module offers shipping rates. */
export interface ShippingProvider {
  /**
   * Reads the module's data once for all carts that are priced together.
   * @param session the transaction, when orders are placed
   * @returns null if the module offers no rates in this shop
   */
  read(session?: ClientSession): Promise<OfferShipping | null>;
}

/** Modules that offer shipping rates. If none does, the shop's own percentage is the only rate. */
export const shippingProviders = extensionPoint<ShippingProvider>('orders.shippingProviders');

/** The id of the shop's own rate. */
export const STANDARD_RATE = 'standard';

/** The id of a rate whose amount the shop entered for one order. */
const ENTERED_RATE = 'entered';

const INDIA = 'IN';

/** The shipping rates for a cart, and the chosen one. */
export interface ShippingChoice {
  rates: OfferedRate[];
  /** The chosen rate. null if no rate is available. */
  chosen: OfferedRate | null;
}

/** @returns null if no module offers rates */
export async function readShipping(
  providers: readonly ShippingProvider[],
  session?: ClientSession,
): Promise<OfferShipping | null> {
  const offers: OfferShipping[] = [];
  for (const provider of providers) {
    const offer = await provider.read(session);
    if (offer) offers.push(offer);
  }
  return offers.length === 0 ? null : (cart) => offers.flatMap((offer) => offer(cart));
}

/** @param wanted the id of the chosen rate. null: the cheapest */
export function chooseShipping(
  offer: OfferShipping | null,
  settings: SellingSettings,
  { place, ...parcel }: Parcel & { place: Destination | null },
  wanted: string | null,
): ShippingChoice {
  const rates = offer
    ? offer({ ...parcel, place: place ?? ownPlace(settings) }).map((rate) => withDays(rate, settings))
    : [standardRate(parcel.value, settings)];
  return { rates, chosen: chooseRate(rates, wanted) ?? null };
}

function standardRate(value: number, settings: SellingSettings): OfferedRate {
  return {
    id: STANDARD_RATE,
    name: ordersTexts.standardShipping,
    price: shippingFor(value, settings),
    freeFrom: settings.freeShippingFrom,
    days: shopDays(settings),
    takesCashOnDelivery: true,
    isPickup: false,
  };
}

/** Shipping to any address at an amount in minor units, which the shop entered for one order. */
export function enteredShipping(price: number): { id: string; offer: OfferShipping } {
  const id = ENTERED_RATE;
  const rate = { id, name: 'Shipping', price, freeFrom: null, days: null };
  return { id, offer: () => [{ ...rate, takesCashOnDelivery: true, isPickup: false }] };
}

/** Whether the shop entered the shipping amount of an order. */
export function isShippingEntered({ shippingRate }: { shippingRate?: { id: string } | null }): boolean {
  return shippingRate?.id === ENTERED_RATE;
}

/** Gives a rate without delivery times those of the shop. */
function withDays(rate: OfferedRate, settings: SellingSettings): OfferedRate {
  return rate.isPickup ? rate : { ...rate, days: rate.days ?? shopDays(settings) };
}

function shopDays({ deliveryDaysFrom, deliveryDaysUntil }: SellingSettings): OfferedRate['days'] {
  return deliveryDaysFrom === null || deliveryDaysUntil === null
    ? null
    : [deliveryDaysFrom, deliveryDaysUntil];
}

/** The place of supply: the destination, or the shop's own state for pick-up. */
export function taxPlaceOf<Place extends TaxedPlace>(
  place: Place | null,
  chosen: OfferedRate | null,
  settings: SellingSettings,
): Place | TaxedPlace | null {
  return place !== null && chosen?.isPickup ? ownPlace(settings) : place;
}

/** The shop's own state, until the destination is known. */
function ownPlace({ countries, taxRegion }: SellingSettings): Destination {
  const [first = INDIA] = countries;
  const country = countries.includes(INDIA) ? INDIA : first;
  return { country, region: country === INDIA ? taxRegion : null, postalCode: null };
}
