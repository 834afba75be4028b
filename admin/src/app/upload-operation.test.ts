import { beforeEach, expect, test, vi } from 'vitest';
import { uploadOperation } from './upload-operation.ts';

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
  const controller = new AbortController();
  const onProgress = vi.fn();
  const variables = { file: new File(['x'], 'x.png') };
  const operation = { query: 'mutation Send { send }', operationName: 'Send', variables };
  const sent = uploadOperation(operation, controller.signal, onProgress);
  sent.catch(() => undefined);
  return { sent, controller, onProgress };
}

test('progress is reported, and the answer read', async () => {
  const { sent, onProgress } = send();
  const { upload } = FakeRequest.last;
  upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 4 }));
  upload.dispatchEvent(new Event('load'));
  FakeRequest.last.answer(200, '{"data":{"send":"done"}}');
  expect((await sent).data).toEqual({ send: 'done' });
  expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
});

test.each([200, 413])('an error of status %i carries the message of the server', async (status) => {
  const { sent } = send();
  FakeRequest.last.answer(status, '{"errors":[{"message":"Too large"}]}');
  expect((await sent).errors).toEqual([{ message: 'Too large' }]);
});

test.each(['<h1>Bad gateway</h1>', '{}', 'null', ''])('the page "%s" is no answer', async (body) => {
  const { sent } = send();
  FakeRequest.last.answer(502, body);
  await expect(sent).rejects.toThrow('The server answered with status 502.');
});

test('a lost network is an error of its own', async () => {
  const { sent } = send();
  FakeRequest.last.dispatchEvent(new Event('error'));
  await expect(sent).rejects.toThrow(TypeError);
});

test('an upload that is given up is stopped, and fails as such', async () => {
  const { sent, controller } = send();
  controller.abort();
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  expect(FakeRequest.last.isAborted).toBe(true);
});
