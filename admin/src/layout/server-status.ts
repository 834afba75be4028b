import { useEffect, useSyncExternalStore } from 'react';

const CHECK_INTERVAL_MS = 30_000;
const UNREACHABLE = 'The server cannot be reached: changes cannot be saved at the moment.';
const UNAVAILABLE = 'The database does not answer: changes cannot be saved at the moment.';
/** By the `status` of `/readyz`. */
const MESSAGES: Record<string, string> = {
  ready: '',
  'read-only': 'The disk is full: changes cannot be saved until there is room.',
  mending: 'The database is being repaired: changes may fail for a moment.',
  unavailable: UNAVAILABLE,
};

const listeners = new Set<() => void>();
let message = '';
let checking: Promise<void> | null = null;

/** Asks the server how it is now. Calls at the same time share one request. */
export function checkServerStatus(): Promise<void> {
  checking ??= readMessage()
    .then((next) => {
      message = next;
      for (const listener of listeners) listener();
    })
    .finally(() => {
      checking = null;
    });
  return checking;
}

async function readMessage(): Promise<string> {
  try {
    const response = await fetch('/readyz', { cache: 'no-store' });
    const { status } = (await response.json()) as { status?: unknown };
    return MESSAGES[String(status)] ?? (response.ok ? '' : UNAVAILABLE);
  } catch {
    return UNREACHABLE;
  }
}

/**
 * Why changes cannot be saved now, or an empty string. Checked at first, when the window gets the focus, and
 * regularly while it is visible.
 */
export function useServerMessage(): string {
  useEffect(() => {
    void checkServerStatus();
    const check = () => void checkServerStatus();
    const timer = setInterval(() => {
      if (!document.hidden) check();
    }, CHECK_INTERVAL_MS);
    addEventListener('focus', check);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', check);
    };
  }, []);
  return useSyncExternalStore(subscribe, () => message);
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
