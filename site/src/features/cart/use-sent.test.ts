// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GraphqlError } from './post-graphql.ts';
import { useFocusOnShow, useSent } from './use-sent.ts';

let root: Root | undefined;
let sent: ReturnType<typeof useSent>;
function Probe() {
  sent = useSent('The shop cannot be reached.');
  return createElement('p', { ref: useFocusOnShow<HTMLParagraphElement>(), tabIndex: -1 });
}
const state = () => [sent.isBusy, sent.fault];
const run = (send: () => Promise<string | undefined>) => act(async () => void sent.run(send));
const failWith = (error: Error) => run(async () => Promise.reject(error));

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<button></button><main></main>';
  document.querySelector('button')?.focus();
  root = createRoot(document.querySelector('main') as Element);
  await act(async () => root?.render(createElement(Probe)));
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.unstubAllGlobals();
});

test('a second press waits for the first request, and a third one sends again', async () => {
  const answered = Promise.withResolvers<undefined>();
  const send = vi.fn(() => answered.promise);
  await act(async () => {
    void sent.run(send);
    void sent.run(send);
  });
  expect([send.mock.calls.length, ...state()]).toEqual([1, true, '']);
  await act(async () => answered.resolve(undefined));
  expect(state()).toEqual([false, '']);
  await run(send);
  expect(send).toHaveBeenCalledTimes(2);
});

test.each<[string, Error, string]>([
  ['the server', new GraphqlError('The code is wrong.', {}, null), 'The code is wrong.'],
  [
    'a busy server',
    new GraphqlError('Too many requests.', {}, 5),
    'Too many requests. Try again in 5 seconds.',
  ],
  ['a lost network', new TypeError('Failed to fetch'), 'The shop cannot be reached.'],
])('a failure of %s is said, and the button can be pressed again', async (_, error, fault) => {
  await failWith(error);
  expect(state()).toEqual([false, fault]);
  await run(async () => undefined);
  expect(state()).toEqual([false, '']);
});

test('a former failure is no longer said while the next request is under way', async () => {
  await run(async () => 'The code is wrong.');
  expect(state()).toEqual([false, 'The code is wrong.']);
  await run(() => new Promise(() => {}));
  expect(state()).toEqual([true, '']);
});

test('an element that replaces a focused one gets the focus', () => {
  expect(document.activeElement).toBe(document.querySelector('p'));
});
