import { format } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, type MockInstance, vi } from 'vitest';

// The first test of a screen waits for its compilation, which can be slow on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/** Replaces `EventSource`, which happy-dom lacks. It never sends an event. */
class SilentEventSource extends EventTarget {
  static readonly CLOSED = 2;
  readonly readyState = 1;
  close(): void {}
}

let consoleErrors: MockInstance;

/** All files of a worker share the test window. */
const { happyDOM } = globalThis as { happyDOM?: { setURL(url: string): void } };

beforeEach(() => {
  // A test may have left the page at an address that breaks image URLs.
  happyDOM?.setURL('http://localhost:3000/');
  globalThis.EventSource = SilentEventSource as unknown as typeof EventSource;
  localStorage.clear();
  // Toasts outlive their screen and their test file.
  toast.removeAll();
  consoleErrors = vi.spyOn(console, 'error');
});

// A React or Apollo warning fails the test. Its text is the error's message, because a list of failures shows only the first lines.
afterEach(() => {
  cleanup();
  const said = consoleErrors.mock.calls.map((call) => format(...call));
  vi.restoreAllMocks();
  if (said.length > 0) throw new Error(`Said by console.error: ${said.join('\n')}`);
});
