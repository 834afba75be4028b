import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { asJson, type BrowserWindow } from './browser-window.ts';

interface Message {
  id?: number;
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: { level: string; text: string };
}

/**
 * Opens Firefox by WebDriver BiDi, which Firefox supports natively. Playwright needs a command that the
 * long-term release does not have.
 */
export async function openFirefox(isDark: boolean): Promise<BrowserWindow> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const scheme = `user_pref('layout.css.prefers-color-scheme.content-override', ${isDark ? 0 : 1});`;
  await writeFile(join(profile, 'user.js'), scheme);
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const firefox = spawn('firefox-esr', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const send = await connect(await addressOf(firefox.stderr));
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    async evaluate(expression) {
      const call = { expression: asJson(expression), target: { context }, awaitPromise: true };
      const { result } = await send<{ result?: { value: string } }>('script.evaluate', call);
      if (!result) throw new Error(`The page fails to compute ${expression}`);
      return result.value;
    },
    perform: (actions) => send('input.performActions', { context, actions }),
    screenshot: async () =>
      (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    errors: async () => send.errors,
    async close() {
      firefox.kill();
      await once(firefox, 'close');
      await rm(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

async function addressOf(stderr: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: stderr })) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (address) return `${address}/session`;
  }
  throw new Error('Firefox ended before it listened.');
}

async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (message: Message) => void>();
  const errors: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(data);
    if (message.id) waiting.get(message.id)?.(message);
    if (message.method === 'log.entryAdded' && message.params?.level === 'error')
      errors.push(message.params.text);
  });
  let last = 0;
  const send = async <T = void>(method: string, params: object): Promise<T> => {
    last += 1;
    const { promise, resolve } = Promise.withResolvers<Message>();
    waiting.set(last, resolve);
    socket.send(JSON.stringify({ id: last, method, params }));
    const { result, error, message } = await promise;
    if (error) throw new Error(`${method}: ${error}, ${message}`);
    return result as T;
  };
  return Object.assign(send, { errors });
}
