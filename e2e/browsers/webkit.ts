import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { asJson, type BrowserWindow } from './browser-window.ts';

/** WebKit's MiniBrowser; its folder is named after the version of the GTK binding. */
const MINI_BROWSER = '/usr/lib/*/webkit2gtk-4.1/MiniBrowser';
const PORT = 4_788;
const SCREEN = '2000x1600x24';
const START_MS = 20_000;
/**
 * A script with which the page records its console errors after it has loaded, because this protocol does not
 * report them.
 */
const NOTE_ERRORS = `(() => {
  const noted = (window.notedErrors ??= []);
  if (window.notesErrors) return;
  window.notesErrors = true;
  addEventListener('error', ({ message }) => noted.push(message));
  addEventListener('unhandledrejection', ({ reason }) => noted.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => noted.push(violatedDirective + ' ' + blockedURI));
  console.error = (...parts) => noted.push(parts.join(' '));
})()`;

/** Opens WebKit by WebDriver, on a virtual screen, because it has no headless mode. */
export async function openWebKit(isDark: boolean): Promise<BrowserWindow> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  const theme = isDark ? 'Adwaita:dark' : 'Adwaita';
  const environment = { ...process.env, DISPLAY: `:${String(display).trim()}`, GTK_THEME: theme };
  const driver = spawn('WebKitWebDriver', [`--port=${PORT}`], { stdio: 'ignore', env: environment });
  const options = { binary: globSync(MINI_BROWSER)[0], args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const end = () => {
    for (const child of [driver, screen]) child.kill();
  };
  const { sessionId } = await whenUp(() => call<{ sessionId: string }>('', { capabilities })).catch(
    (error) => {
      end();
      throw error;
    },
  );
  const send = <T = void>(path: string, body?: object, method?: string) =>
    call<T>(`/${sessionId}${path}`, body, method);
  const compute = <T>(script: string) => send<T>('/execute/sync', { script: `return ${script}`, args: [] });
  return {
    async open(url) {
      await send('/url', { url });
      await compute(NOTE_ERRORS);
    },
    async resize(width, height) {
      await send('/window/rect', { width, height });
      // Add the size of the frame, which the size of a window includes.
      const [x, y] = await compute<[number, number]>('[innerWidth, innerHeight]');
      await send('/window/rect', { width: 2 * width - x, height: 2 * height - y });
    },
    evaluate: (expression) => compute(asJson(expression)),
    perform: (actions) => send('/actions', { actions }),
    screenshot: () => send('/screenshot', undefined, 'GET'),
    errors: () => compute(`(${NOTE_ERRORS}, window.notedErrors)`),
    async close() {
      await send('', undefined, 'DELETE').finally(end);
    },
  };
}

async function call<T>(path: string, body?: object, method = 'POST'): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${PORT}/session${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (value?.error) throw new Error(`${path}: ${value.error}, ${value.message}`);
  return value;
}

async function whenUp<T>(start: () => Promise<T>): Promise<T> {
  for (let waited = 0; ; waited += 200) {
    try {
      return await start();
    } catch (error) {
      if (waited > START_MS) throw error;
      await setTimeout(200);
    }
  }
}
