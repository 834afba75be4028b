import { toast } from 'react-hot-toast/headless';
import { Observable } from 'rxjs';
import * as toastText from '#messages/toast.ts';
import type { CallMessages } from './messages.ts';

/** How long a loading toast stays once it shows the result (specification, section 9). */
const RESULT_TOAST_MS = 3000;

/** The part of a response that toasts need. */
interface Response {
  errors?: readonly { message: string; extensions?: { current?: unknown } }[];
}

/** The latest toast of each query, which the next call replaces. */
const queryToasts = new Map<CallMessages, string>();

/**
 * Shows a loading toast and then the result of a call, or, after an error, the server's message. A cancelled
 * call removes its toast.
 * @param isQuery whether the toast replaces that of an earlier call with the same messages
 * @param isSaved whether the current state that an error contains is what the call tried to save
 */
export function toastCall<T extends Response>(
  messages: CallMessages,
  call: Observable<T>,
  isQuery = false,
  isSaved: ((current: never) => boolean) | undefined = undefined,
): Observable<T> {
  return new Observable((subscriber) => {
    const id = toast.loading(messages.loading ?? toastText.loading);
    if (isQuery) replaceEarlierToast(messages, id);
    const options = { id, duration: RESULT_TOAST_MS };
    let isSettled = false;
    const subscription = call.subscribe({
      next: (response) => {
        isSettled = true;
        const [error] = response.errors ?? [];
        if (error && !isSaved?.(error.extensions?.current as never)) toast.error(error.message, options);
        else toast.success(messages.success, options);
        subscriber.next(response);
      },
      error: (error) => {
        // An aborted call has not failed.
        isSettled = error?.name !== 'AbortError';
        if (isSettled) toast.error(messages.failure, options);
        subscriber.error(error);
      },
      complete: () => subscriber.complete(),
    });
    return () => {
      subscription.unsubscribe();
      if (!isSettled) toast.remove(id);
    };
  });
}

function replaceEarlierToast(messages: CallMessages, id: string): void {
  const earlier = queryToasts.get(messages);
  if (earlier !== undefined) toast.remove(earlier);
  queryToasts.set(messages, id);
}
