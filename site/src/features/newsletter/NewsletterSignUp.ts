import * as layoutText from '#messages/layout.ts';
import { plainIsland } from '../../../build/plain-island.ts';
import { takeSubmit } from '../../components/page-script.ts';
import { GraphqlError, postGraphql, tryAgainText } from '../cart/post-graphql.ts';

const SUBSCRIBE = `mutation SubscribeToNewsletter($email: String!, $website: String) { subscribeToNewsletter(email: $email, website: $website) }`;
const UNREACHABLE = layoutText.newsletterFailed;
const CHECK_EMAIL = layoutText.almostThere;

/** Signs an address up for the newsletter. The answer takes the place of the fields. */
export const NewsletterSignUp = plainIsland((island) => {
  const [form] = island.getElementsByTagName('form');
  const [button] = island.getElementsByTagName('button');
  const status = form?.lastElementChild;
  if (!form || !button || !status) return;
  const send = async () => {
    if (button.ariaBusy || !form.reportValidity()) return;
    button.ariaBusy = 'true';
    status.textContent = '';
    const fault = await signUp(Object.fromEntries(new FormData(form)));
    button.ariaBusy = null;
    status.textContent = fault || CHECK_EMAIL;
    if (fault) return;
    form.dataset['sent'] = '';
    form.reset();
  };
  button.addEventListener('click', () => void send());
  form.addEventListener('submit', takeSubmit);
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target !== button) void send();
  });
});

/** @returns an error message. Empty after success */
async function signUp(fields: object): Promise<string> {
  try {
    await postGraphql(SUBSCRIBE, fields);
    return '';
  } catch (error) {
    if (!(error instanceof GraphqlError)) return UNREACHABLE;
    const { email } = (error.extensions['fieldErrors'] ?? {}) as { email?: string };
    return email ? `${email}.` : tryAgainText(error.message, error.retryAfter);
  }
}
