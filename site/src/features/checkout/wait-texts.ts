import * as checkoutText from '#messages/checkout.ts';
import type { Waiting } from './settle-attempt.ts';

const TEXTS: Record<Waiting['reason'], string> = {
  offline: checkoutText.waitingOffline,
  lost: checkoutText.waitingUnreachable,
  busy: checkoutText.waitingBusy,
};

/** Why an order waits, as text. */
export function waitText({ reason }: Waiting): string {
  return TEXTS[reason];
}
