import type { Waiting } from './settle-attempt.ts';

const TEXTS: Record<Waiting['reason'], string> = {
  offline: 'You are offline. We have saved your order and will send it as soon as you are back online.',
  lost: 'We cannot reach the shop. We have saved your order and will send it again in a moment. It will be placed only once.',
  busy: 'The shop is busy. We have saved your order and will send it again in a moment. It will be placed only once.',
};

/** Why an order waits, as text. */
export function waitText({ reason }: Waiting): string {
  return TEXTS[reason];
}
