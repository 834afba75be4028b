import { ApolloClient, CombinedGraphQLErrors, gql, InMemoryCache } from '@apollo/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { uploadLink } from './upload-link.ts';

const SEND = gql`
  mutation Send($file: Upload!) {
    send(file: $file)
  }
`;

/** The browser's request, as far as the link uses it; the test plays the network. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  upload = new EventTarget();
  status = 200;
  responseText = '';
  isAborted = false;
  headers: Record<string, string> = {};
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open = vi.fn();
  send = vi.fn();
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  abort() {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  answer(status: number, body: string) {
    this.status = status;
    this.responseText = body;
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

function send() {
  const upload = { controller: new AbortController(), onProgress: vi.fn() };
  const client = new ApolloClient({ link: uploadLink, cache: new InMemoryCache() });
  const sent = client.mutate({
    mutation: SEND,
    variables: { file: new File(['x'], 'x.png') },
    context: { upload: { signal: upload.controller.signal, onProgress: upload.onProgress } },
  });
  sent.catch(() => undefined);
  return { sent, ...upload };
}

const started = () =>
  vi.waitFor(() => expect(FakeRequest.last.send).toHaveBeenCalledOnce(), { timeout: 20_000 });

test('progress is reported, and the answer read', async () => {
  const { sent, onProgress } = send();
  await started();
  const { upload } = FakeRequest.last;
  upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 4 }));
  upload.dispatchEvent(new Event('load'));
  FakeRequest.last.answer(200, '{"data":{"send":"done"}}');
  expect((await sent).data).toEqual({ send: 'done' });
  expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
});

test.each([200, 413])('an error of status %i carries the message of the server', async (status) => {
  const { sent } = send();
  await started();
  FakeRequest.last.answer(status, '{"errors":[{"message":"Too large"}]}');
  const error = await sent.catch((reason: unknown) => reason);
  expect(CombinedGraphQLErrors.is(error) && error.message).toBe('Too large');
});

test.each(['<h1>Bad gateway</h1>', '{}', 'null', ''])('the page "%s" is no answer', async (body) => {
  const { sent } = send();
  await started();
  FakeRequest.last.answer(502, body);
  await expect(sent).rejects.toThrow('The server answered with status 502.');
});

test('a lost network is an error of its own', async () => {
  const { sent } = send();
  await started();
  FakeRequest.last.dispatchEvent(new Event('error'));
  await expect(sent).rejects.toThrow(TypeError);
});

test('an upload that is given up is stopped, and fails as such', async () => {
  const { sent, controller } = send();
  await started();
  controller.abort();
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  expect(FakeRequest.last.isAborted).toBe(true);
});
