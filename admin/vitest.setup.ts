import { format } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, type MockInstance, vi } from 'vitest';

// The first test of a screen waits until its file is compiled, on a busy machine much longer than on another.
configure({ asyncUtilTimeout: 20_000 });

/** The test's browser has none: this one says nothing by itself. */
class SilentEventSource extends EventTarget {
  static readonly CLOSED = 2;
  readonly readyState = 1;
  close(): void {}
}

let consoleErrors: MockInstance;

beforeEach(() => {
  globalThis.EventSource = SilentEventSource as unknown as typeof EventSource;
  localStorage.clear();
  // Toasts outlive their screen, and the file of its test.
  toast.removeAll();
  consoleErrors = vi.spyOn(console, 'error');
});

// A warning of React or Apollo fails the test, which says it: a list of failures shows the first lines only.
afterEach(() => {
  cleanup();
  const said = consoleErrors.mock.calls.map((call) => format(...call));
  vi.restoreAllMocks();
  if (said.length > 0) throw new Error(`Said by console.error: ${said.join('\n')}`);
});
