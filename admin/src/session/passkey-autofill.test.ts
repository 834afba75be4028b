import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choosePasskey } from './passkey-autofill.ts';

const PATIENCE = { timeout: 20_000 };

const isAvailable = vi.fn(() => Promise.resolve(true));
class Passkey {
  readonly type = 'public-key';
}
Object.assign(Passkey, {
  isConditionalMediationAvailable: isAvailable,
  parseRequestOptionsFromJSON: (options: object) => options,
});

const get = vi.fn<(options: CredentialRequestOptions) => Promise<unknown>>();
let challenges = 0;

beforeEach(() => {
  challenges = 0;
  vi.stubGlobal('PublicKeyCredential', Passkey);
  vi.stubGlobal('navigator', { credentials: { get } });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ data: { beginPasskeySignIn: { challenge: ++challenges } } })),
  );
  // As in browsers, the request waits for a choice until it is aborted.
  get
    .mockReset()
    .mockImplementation(
      ({ signal }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a passkey chosen in the browser’s autofill is returned', async () => {
  const passkey = new Passkey();
  get.mockResolvedValue(passkey);
  expect(await choosePasskey(new AbortController().signal)).toBe(passkey);
  expect(get.mock.calls[0]?.[0]).toMatchObject({ mediation: 'conditional', publicKey: { challenge: 1 } });
});

test('nothing is requested if the browser does not support passkeys in autofill', async () => {
  isAvailable.mockResolvedValueOnce(false);
  expect(await choosePasskey(new AbortController().signal)).toBeNull();
  expect(challenges).toBe(0);
});

test('leaving the screen aborts the request', async () => {
  const leaving = new AbortController();
  const choice = choosePasskey(leaving.signal);
  await vi.waitFor(() => expect(get).toHaveBeenCalled(), PATIENCE);
  leaving.abort();
  expect(await choice).toBeNull();
  expect(challenges).toBe(1);
});

test('the challenge is renewed before the server’s expires', async () => {
  const timeouts: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const timeout = new AbortController();
    timeouts.push(timeout);
    return timeout.signal;
  });
  const choice = choosePasskey(new AbortController().signal);
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(1), PATIENCE);
  expect(AbortSignal.timeout).toHaveBeenCalledWith(240_000);
  const passkey = new Passkey();
  get.mockResolvedValueOnce(passkey);
  timeouts[0]?.abort();
  expect(await choice).toBe(passkey);
  expect(get.mock.calls[1]?.[0]).toMatchObject({ publicKey: { challenge: 2 } });
});

test('a browser that refuses is asked only once', async () => {
  get.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  expect(await choosePasskey(new AbortController().signal)).toBeNull();
  expect(challenges).toBe(1);
});
