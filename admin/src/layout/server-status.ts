import { useEffect, useSyncExternalStore } from 'react';
import * as layoutText from '#messages/layout.ts';

const CHECK_INTERVAL_MS = 30_000;
const UNREACHABLE = layoutText.youCannotSaveChangesRightNow;
const UNAVAILABLE = layoutText.youCannotSaveChangesRightNowSentence;
/** The messages to operators, by the `status` that `/readyz` returns. */
const MESSAGES: Record<string, string> = {
  ready: '',
  'read-only': layoutText.youCannotSaveChangesBecauseServers,
  mending: layoutText.savingMayFailForMomentBecause,
  unavailable: UNAVAILABLE,
};

const listeners = new Set<() => void>();
let message = '';
let checking: Promise<void> | null = null;

/** Asks for the server's status. Concurrent calls share one request. */
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
 * Why changes cannot be saved now, or an empty string. Asks the server at the start, when the window gets the
 * focus, and regularly while it is visible.
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
