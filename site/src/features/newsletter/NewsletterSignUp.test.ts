// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NewsletterSignUp } from './NewsletterSignUp.ts';

let sent: object[];
let answer: () => Response;

beforeEach(() => {
  sent = [];
  answer = () => Response.json({ data: { subscribeToNewsletter: true } });
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)).variables);
    return answer();
  });
  document.body.innerHTML = `<form><p>Text</p><input name="email" type="email" required><input name="website" hidden>
    <button type="button">Sign up</button><p role="status"></p></form>`;
  NewsletterSignUp.attach(document.body, {});
});
afterEach(() => vi.unstubAllGlobals());

const form = () => document.forms[0] as HTMLFormElement;
const status = () => document.querySelector('[role="status"]')?.textContent;
const field = () => document.querySelector('input') as HTMLInputElement;
const press = () => document.querySelector('button')?.click();
const enter = () => field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
const refuse = (message: string, extensions: object) => () =>
  Response.json({ errors: [{ message, extensions }] });

test('an address is sent once, however often the button is pressed, and the response replaces the fields', async () => {
  field().value = 'asha@example.com';
  press();
  press();
  enter();
  await expect.poll(status).toMatch(/^Almost there!/);
  expect(sent).toEqual([{ email: 'asha@example.com', website: '' }]);
  expect([form().dataset['sent'], field().value]).toEqual(['', '']);
});

test('nothing is sent without an address, and Enter sends', async () => {
  press();
  expect(sent).toEqual([]);
  field().value = 'asha@example.com';
  enter();
  await expect.poll(() => sent).toHaveLength(1);
});

test.each([
  [
    'Invalid',
    { code: 'BAD_USER_INPUT', fieldErrors: { email: 'Enter a valid email address' } },
    'Enter a valid email address.',
  ],
  ['Too much was asked for.', { code: 'RATE_LIMITED' }, 'Too much was asked for. Try again in a moment.'],
])('a fault is said, and the address stays: %s', async (message, extensions, text) => {
  answer = refuse(message, extensions);
  field().value = 'asha@example.com';
  press();
  await expect.poll(status).toBe(text);
  expect([form().dataset['sent'], field().value]).toEqual([undefined, 'asha@example.com']);
});

test('an unreachable shop is reported, and the next press sends again', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  field().value = 'asha@example.com';
  press();
  await expect.poll(status).toMatch(/^We cannot reach the shop/);
  answer = () => Response.json({ data: { subscribeToNewsletter: true } });
  press();
  await expect.poll(status).toMatch(/^Almost there!/);
});
