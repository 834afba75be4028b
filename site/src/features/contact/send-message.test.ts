// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendMessage } from './send-message.ts';

interface Sent {
  variables: { input: Record<string, string>; key: string };
}

let sent: Sent[];
/** The server's responses in order. null: no response. */
let answers: (object | null)[];
let form: HTMLFormElement;

beforeEach(() => {
  sent = [];
  answers = [];
  document.body.innerHTML = `<section>
    <form><input name="name" value="Asha"><input name="email" value="asha@example.com"><textarea name="message">Hello</textarea>
    <button>Send</button><p data-status></p></form><p data-sent tabindex="-1" hidden></p></section>`;
  form = document.querySelector('form') as HTMLFormElement;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    sent.push(JSON.parse(String(request?.body)));
    const answer = answers.shift();
    if (answer === null) throw new TypeError('Failed to fetch');
    return Response.json(answer ?? { data: { sendMessage: true } });
  });
});
afterEach(() => void vi.restoreAllMocks());

const status = () => form.querySelector('[data-status]')?.textContent;
const text = () => form.querySelector('textarea') as HTMLTextAreaElement;
const done = () => document.querySelector('[data-sent]') as HTMLElement;
const refusal = (message: string, extensions: object) => ({ errors: [{ message, extensions }] });

test('a sent message is confirmed, and the confirmation gets the focus', async () => {
  await sendMessage(form);
  expect(sent.map(({ variables: { input } }) => input)).toEqual([
    { name: 'Asha', email: 'asha@example.com', message: 'Hello' },
  ]);
  expect(form.hidden).toBe(true);
  expect(done().textContent).toContain('asha@example.com');
  expect(document.activeElement).toBe(done());
});

test('two presses send the message once', async () => {
  await Promise.all([sendMessage(form), sendMessage(form)]);
  expect(sent).toHaveLength(1);
});

test.each([
  ['no answer', null, 'Your message was not sent. Check your connection and try again.'],
  [
    'a fault',
    refusal('No', { code: 'BAD_USER_INPUT', fieldErrors: { email: 'Enter a valid email address' } }),
    'Enter a valid email address.',
  ],
  [
    'too many',
    refusal('Too much was asked for: try again in 5 minutes.', { code: 'RATE_LIMITED' }),
    'Too much was asked for: try again in 5 minutes.',
  ],
])('after %s the text stays and the reason is shown', async (_, answer, reason) => {
  answers = [answer];
  await sendMessage(form);
  expect(status()).toBe(reason);
  expect([form.hidden, text().value, done().hidden]).toEqual([false, 'Hello', true]);
});

test('a retry after a failure has the same key, and another one once the text has changed', async () => {
  answers = [null, null];
  await sendMessage(form);
  await sendMessage(form);
  text().value = 'Hello again';
  await sendMessage(form);
  const [first, second, third] = sent.map(({ variables: { key } }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(status()).toBe('');
});
