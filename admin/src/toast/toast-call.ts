import { toast } from 'react-hot-toast/headless';
import { Observable } from 'rxjs';
import type { CallMessages } from './messages.ts';
import { SETTLED_TOAST_MS } from './toast-times.ts';

/** A call's answer, as far as toasts care: errors in it are the server's refusal. */
interface Answer {
  errors?: readonly { message: string }[];
}

/** The last toast of each question: asked again, it takes that one's place. */
const questions = new Map<CallMessages, string>();

/**
 * The same call, announced: one toast that says it runs and then how it ended. A refusal shows the server's own
 * message; a call that was given up (its screen was left) takes its toast along.
 * @param isQuestion whether it only asks: then it is not interesting any more how it went before.
 */
export function toastCall<T extends Answer>(
  messages: CallMessages,
  call: Observable<T>,
  isQuestion = false,
): Observable<T> {
  return new Observable((subscriber) => {
    const id = toast.loading(messages.loading ?? 'Loading...');
    if (isQuestion) replaceFormer(messages, id);
    const settled = { id, duration: SETTLED_TOAST_MS };
    const announce = ({ errors }: Answer) => {
      const [refusal] = errors ?? [];
      if (refusal) toast.error(refusal.message, settled);
      else toast.success(messages.success, settled);
    };
    let isSettled = false;
    const running = call.subscribe({
      next: (answer) => {
        isSettled = true;
        announce(answer);
        subscriber.next(answer);
      },
      error: (error) => {
        // A call that its own caller gave up has not failed.
        isSettled = error?.name !== 'AbortError';
        if (isSettled) toast.error(messages.failure, settled);
        subscriber.error(error);
      },
      complete: () => subscriber.complete(),
    });
    return () => {
      running.unsubscribe();
      if (!isSettled) toast.remove(id);
    };
  });
}

function replaceFormer(messages: CallMessages, id: string): void {
  const former = questions.get(messages);
  if (former !== undefined) toast.remove(former);
  questions.set(messages, id);
}
