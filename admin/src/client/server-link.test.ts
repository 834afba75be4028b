import { type ApolloLink, execute, gql } from '@apollo/client';
import { lastValueFrom } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { apolloClient } from './apollo-client.ts';
import { serverLink } from './server-link.ts';

/** A fake XMLHttpRequest with the members that the link uses. The tests play the network. */
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
  const controller = new AbortController();
  const onProgress = vi.fn();
  const variables = { file: new File(['x'], 'x.png') };
  const context = { upload: { signal: controller.signal, onProgress } };
  const request = { query: gql`mutation Send { send }`, variables, context };
  const sent: Promise<ApolloLink.Result> = lastValueFrom(
    execute(serverLink, request, { client: apolloClient }),
  );
  sent.catch(() => undefined);
  return { sent, controller, onProgress };
}

test('an upload reports its progress and returns the response', async () => {
  const { sent, onProgress } = send();
  const { upload } = FakeRequest.last;
  upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 4 }));
  upload.dispatchEvent(new Event('load'));
  FakeRequest.last.answer(200, '{"data":{"send":"done"}}');
  expect((await sent).data).toEqual({ send: 'done' });
  expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
});

test.each([200, 413])('an error with status %i carries the server’s message', async (status) => {
  const { sent } = send();
  FakeRequest.last.answer(status, '{"errors":[{"message":"Too large"}]}');
  expect((await sent).errors).toEqual([{ message: 'Too large' }]);
});

test.each(['<h1>Bad gateway</h1>', '{}', 'null', ''])(
  'the page "%s" is not accepted as a response',
  async (body) => {
    const { sent } = send();
    FakeRequest.last.answer(502, body);
    await expect(sent).rejects.toThrow('The server answered with status 502.');
  },
);

test('a lost network has its own error', async () => {
  const { sent } = send();
  FakeRequest.last.dispatchEvent(new Event('error'));
  await expect(sent).rejects.toThrow(TypeError);
});

test('an upload that is canceled stops and rejects', async () => {
  const { sent, controller } = send();
  controller.abort();
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  expect(FakeRequest.last.isAborted).toBe(true);
});
