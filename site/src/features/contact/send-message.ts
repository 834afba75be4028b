import * as pagesText from '#messages/pages.ts';
import { setShown } from '../../components/page-script.ts';
import { GraphqlError, postGraphql, tryAgainText } from '../cart/post-graphql.ts';

const SEND_MESSAGE = `mutation SendMessage($input: SendMessageInput!, $key: String!) { sendMessage(input: $input, idempotencyKey: $key) }`;
const UNREACHABLE = pagesText.contactFailed;

/** The last attempt. Sending the same message again uses the same key, so that it counts once. */
let attempt = { sent: '', key: '' };
let isSending = false;

/** Sends the form, which keeps its text until the server has confirmed the message. */
export async function sendMessage(form: HTMLFormElement): Promise<void> {
  if (isSending) return;
  isSending = true;
  const button = form.querySelector('button');
  button?.setAttribute('aria-busy', 'true');
  say(form, '');
  try {
    const input = Object.fromEntries(new FormData(form));
    await postGraphql(SEND_MESSAGE, { input, key: keyFor(JSON.stringify(input)) });
    showSent(form, String(input['email']));
  } catch (error) {
    say(form, faultOf(error));
  } finally {
    isSending = false;
    button?.removeAttribute('aria-busy');
  }
}

function keyFor(sent: string): string {
  if (attempt.sent !== sent) attempt = { sent, key: crypto.randomUUID() };
  return attempt.key;
}

function showSent(form: HTMLFormElement, email: string): void {
  const sent = form.parentElement?.querySelector<HTMLElement>('[data-sent]');
  if (!sent) return;
  sent.textContent = pagesText.contactSent(email);
  sent.hidden = false;
  setShown(form, false, () => sent);
  sent.focus();
}

function faultOf(error: unknown): string {
  if (!(error instanceof GraphqlError)) return UNREACHABLE;
  const faults = Object.values((error.extensions['fieldErrors'] ?? {}) as Record<string, string>);
  if (faults.length > 0) return `${faults.join('. ')}.`;
  return tryAgainText(error.message, error.retryAfter);
}

function say(form: HTMLFormElement, text: string): void {
  const status = form.querySelector('[data-status]');
  if (status) status.textContent = text;
}
