import { broken, checkText, cleanText } from '@mela/rules/text.ts';
import type { FieldMessages } from '../../kernel/errors.ts';
import { UserError } from '../../kernel/errors.ts';
import type { Fulfilment, Order } from './collection.ts';
import type { OrderEvent } from './events.ts';
import { ordersMessages, ordersTexts } from './messages.ts';

/** Tracking details from a client. */
export interface TrackingDraft {
  carrier?: string | null | undefined;
  trackingNumber?: string | null | undefined;
  trackingUrl?: string | null | undefined;
}

/** Tracking details as stored. */
export type Tracking = Required<Pick<Fulfilment, 'carrier' | 'trackingNumber' | 'trackingUrl'>>;

const MAX_CARRIER_LENGTH = 100;
const MAX_NUMBER_LENGTH = 100;
const MAX_URL_LENGTH = 1_000;

export function readTracking(draft: TrackingDraft): { tracking: Tracking; faults: FieldMessages } {
  const carrier = cleanText(draft.carrier);
  const number = cleanText(draft.trackingNumber);
  const url = cleanText(draft.trackingUrl);
  const isUrl = url === '' || (url.length <= MAX_URL_LENGTH && isWebAddress(url));
  return {
    tracking: { carrier: carrier || null, trackingNumber: number || null, trackingUrl: url || null },
    faults: broken({
      carrier:
        carrier !== '' && checkText(ordersTexts.theCarrier, carrier, { maxLength: MAX_CARRIER_LENGTH }),
      trackingNumber:
        number !== '' && checkText(ordersTexts.theTrackingNumber, number, { maxLength: MAX_NUMBER_LENGTH }),
      trackingUrl: !isUrl && ordersMessages.invalidTrackingLink,
    }),
  };
}

/** Tracking details for the parcel's event. */
export function trackingIn({ carrier, trackingNumber, trackingUrl }: Tracking): Partial<OrderEvent> {
  return {
    ...(carrier && { carrier }),
    ...(trackingNumber && { trackingNumber }),
    ...(trackingUrl && { trackingUrl }),
  };
}

/**
 * Finds a shipped parcel by its id.
 * @throws UserError for an unknown or returned parcel
 */
export function parcelOf({ fulfilments }: Order, parcelId: string): { parcel: Fulfilment; index: number } {
  const index = /^[1-9]\d{0,4}$/.test(parcelId) ? Number(parcelId) - 1 : -1;
  const parcel = fulfilments[index];
  if (!parcel) throw new UserError('NOT_FOUND', ordersMessages.parcelNotFound);
  if (parcel.returnedAt) throw new UserError('CONFLICT', ordersMessages.parcelCameBack);
  return { parcel, index };
}

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s<>"']+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}
