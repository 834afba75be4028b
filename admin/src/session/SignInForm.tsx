import { Button } from '../components/Button.tsx';
import { InputField } from '../components/InputField.tsx';
import '../components/form.css';
import './sign-in.css';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { PasswordField } from '../components/PasswordField.tsx';
import { formFaults } from '../graphql-errors.ts';
import { executeOnce } from './execute-once.ts';
import { mayHavePasskeys, signInWith, signInWithPasskey } from './passkey.ts';
import { readSessionAgain } from './session-state.ts';
import OPERATIONS from './sign-in.graphql?raw';

interface Props {
  /** Whose session has ended; otherwise it is asked for. */
  email?: string | undefined;
  onSignedIn: () => void;
}

/** Email and password, and then the code of the second factor, if the account has one; or a passkey instead of all. */
export function SignInForm({ email, onSignedIn }: Props) {
  const { run, isBusy, fault, asksCode } = useSignIn(onSignedIn);
  const hintId = useId();
  const form = useRef<HTMLFormElement>(null);
  const isRemembered = () => form.current !== null && inputOf(form.current).isRemembered;
  usePasskeyAutofill(isBusy, (chosen) => run(() => signInWith(chosen, isRemembered())));

  return (
    <form
      ref={form}
      className="sign-in"
      onSubmit={(event) => {
        event.preventDefault();
        const input = inputOf(event.currentTarget);
        void run(() => executeOnce(OPERATIONS, 'SignIn', { input }));
      }}
    >
      <InputField
        label="Email"
        name="email"
        type="email"
        autoComplete="username webauthn"
        required
        readOnly={email !== undefined}
        defaultValue={email}
      />
      <PasswordField
        ref={email === undefined ? undefined : focusFirst}
        autoComplete="current-password webauthn"
      />
      {asksCode && (
        <label className="field">
          Code of your authenticator app, or a recovery code
          {/* biome-ignore lint/a11y/noAutofocus: it appears because the button was pressed, and is what is asked for next */}
          <input name="code" autoComplete="one-time-code" required autoFocus />
        </label>
      )}
      <label className="check">
        <input name="remember" type="checkbox" aria-describedby={hintId} />
        Remember me
      </label>
      <p className="sign-in__hint" id={hintId}>
        This browser then stays logged in when it is closed, until nobody has worked here for 12 hours.
      </p>
      <p className="form-fault" role="alert">
        {fault}
      </p>
      <Button label="Login" isSubmit isBusy={isBusy} />
      {mayHavePasskeys() && (
        <Button
          label="Sign in with a passkey"
          isQuiet
          isBusy={isBusy}
          onClick={() => void run(() => signInWithPasskey(isRemembered()))}
        />
      )}
    </form>
  );
}

/** Signs in one way or another, once at a time. */
function useSignIn(onSignedIn: () => void) {
  const [fault, setFault] = useState('');
  const [asksCode, setAsksCode] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const run = async (signIn: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    setFault('');
    try {
      await signIn();
      await readSessionAgain();
      onSignedIn();
    } catch (error) {
      const { message } = error as Error;
      const isCodeMissing = 'code' in formFaults(error as Error) && !asksCode;
      setAsksCode(asksCode || isCodeMissing);
      setFault(isCodeMissing ? '' : message);
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy, fault, asksCode };
}

/** A browser asks for one passkey at a time: not beside the button, and again when that has failed. */
function usePasskeyAutofill(isBusy: boolean, signIn: (chosen: PublicKeyCredential) => Promise<void>): void {
  const onPasskey = useEffectEvent(signIn);
  useEffect(() => {
    if (isBusy || !mayHavePasskeys()) return;
    const leaving = new AbortController();
    import('./passkey-autofill.ts')
      .then(async ({ choosePasskey }) => {
        const chosen = await choosePasskey(leaving.signal);
        if (chosen) await onPasskey(chosen);
      })
      // Without it, the button does the same.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [isBusy]);
}

/** The dialog focuses what has the attribute, which React does not write. */
function focusFirst(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '');
}

function inputOf(form: HTMLFormElement) {
  const entered = new FormData(form);
  return {
    email: String(entered.get('email')),
    password: String(entered.get('password')),
    code: entered.has('code') ? String(entered.get('code')) : null,
    isRemembered: entered.has('remember'),
  };
}
