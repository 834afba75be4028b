import { setShown } from '../../components/page-script.ts';
import type { Waiting } from './settle-attempt.ts';

const TEXTS: Record<Waiting['reason'], string> = {
  offline: 'You are offline. Your order is kept, and sent as soon as you are back.',
  lost: 'The shop cannot be reached. Your order is kept, and sent again in a moment; it is placed only once.',
  busy: 'The shop is busy. Your order is kept, and sent again in a moment; it is placed only once.',
};

/** Why an order waits, for people. */
export function waitText({ reason }: Waiting): string {
  return TEXTS[reason];
}

/**
 * Waits until it is time, the network is back, or the button is pressed, which is there as long.
 * @param place the button that the order is placed with
 */
export function waitUntilTried({ seconds }: Waiting, tryNow: HTMLElement, place: HTMLElement): Promise<void> {
  tryNow.hidden = false;
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      tryNow.removeEventListener('click', end);
      setShown(tryNow, false, () => place);
      resolve();
    };
    const timer = setTimeout(end, seconds * 1_000);
    addEventListener('online', end);
    tryNow.addEventListener('click', end);
  });
}
