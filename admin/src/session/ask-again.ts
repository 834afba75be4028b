import { from, type MonoTypeOperatorFunction, of, switchMap } from 'rxjs';
import { loadSignIn } from './load-sign-in.ts';

/** When the session has ended, asks to sign in and makes the call again: a form keeps what was entered. */
export function askAgain<T>(hasEnded: (answer: T) => boolean): MonoTypeOperatorFunction<T> {
  return (call) =>
    call.pipe(
      switchMap((answer) =>
        hasEnded(answer)
          ? from(loadSignIn().then((dialog) => dialog.askToSignIn())).pipe(
              switchMap((isSignedIn) => (isSignedIn ? call : of(answer))),
            )
          : of(answer),
      ),
    );
}
