import { takeSubmit } from '../../components/page-script.ts';
import { GraphqlError, postGraphql, tryAgainText } from '../cart/post-graphql.ts';
import { TRACK_ORDER } from '../order/order-operations.ts';

/** The same for a number that there is not and for another's address. */
const NOT_FOUND = 'There is no order with this number and email address. Look at both again.';
const UNREACHABLE = { message: 'The shop cannot be reached.', retryAfter: null };

async function track(form: HTMLFormElement, say: (text: string) => void): Promise<void> {
  const fields = new FormData(form);
  const number = String(fields.get('order-id'));
  const email = String(fields.get('billing-email')).trim();
  say('Looking for your order…');
  try {
    const { trackOrder } = await postGraphql<{ trackOrder: string | null }>(TRACK_ORDER, { number, email });
    if (trackOrder === null) return say(NOT_FOUND);
    location.assign(`/order/${encodeURIComponent(trackOrder)}`);
  } catch (error) {
    if (error instanceof GraphqlError && error.code === 'BAD_USER_INPUT') return say(NOT_FOUND);
    const { message, retryAfter } = error instanceof GraphqlError ? error : UNREACHABLE;
    say(tryAgainText(message, retryAfter));
  }
}

const form = document.querySelector<HTMLFormElement>('[data-track]');
const status = form?.querySelector('[data-status]');
let isAsking = false;
form?.addEventListener('submit', async (event) => {
  takeSubmit(event);
  if (isAsking || !status) return;
  isAsking = true;
  await track(form, (text) => {
    status.textContent = text;
  });
  isAsking = false;
});
