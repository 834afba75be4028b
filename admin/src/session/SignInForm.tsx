import * as sessionText from '#messages/session.ts';
import * as sharedText from '#messages/shared.ts';
import { runMutation } from '../client/apollo-client.ts';
import { Button } from '../components/Button.tsx';
import { Fault } from '../components/Fault.tsx';
import { CheckField, InputField } from '../components/Field.tsx';
import { SignInDocument } from '../graphql.generated.ts';
import '../components/form.css';
import './sign-in.css';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { PasswordField } from '../components/PasswordField.tsx';
import { formFaults } from '../graphql-errors.ts';
import { mayHavePasskeys, signInWith, signInWithPasskey } from './passkey.ts';
import { readSessionAgain } from './session-state.ts';

interface Props {
  /** The email address of an expired session. undefined: the form asks for it. */
  email?: string | undefined;
  onSignedIn: () => void;
}

/** Signs in with email and password, then the code of the second factor if enabled, or with a passkey alone. */
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
        void run(() => runMutation(SignInDocument, { input }));
      }}
    >
      <InputField
        label={sharedText.email}
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
          {sessionText.codeFromYourAuthenticatorApp}
          {/* biome-ignore lint/a11y/noAutofocus: it appears after the button was pressed and is the next input */}
          <input name="code" autoComplete="one-time-code" required autoFocus />
        </label>
      )}
      <CheckField name="remember" aria-describedby={hintId} label={sharedText.rememberMe} />
      <p className="sign-in__hint" id={hintId}>
        {sessionText.staySignedInWhenYouClose}
      </p>
      <Fault text={fault} />
      <Button label={sharedText.login} isSubmit isBusy={isBusy} />
      {mayHavePasskeys() && (
        <Button
          label={sessionText.signInWithPasskey}
          isQuiet
          isBusy={isBusy}
          onClick={() => void run(() => signInWithPasskey(isRemembered()))}
        />
      )}
    </form>
  );
}

/** Signs in with any method. Only one attempt runs at a time. */
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
      const isCodeMissing = 'code' in formFaults(error) && !asksCode;
      setAsksCode(asksCode || isCodeMissing);
      setFault(isCodeMissing ? '' : message);
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy, fault, asksCode };
}

/**
 * Offers passkeys in autofill. Browsers allow one passkey request at a time, so autofill pauses while the
 * button is used, and restarts after a failure.
 */
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
      // Ignore errors: the button does the same as autofill.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [isBusy]);
}

/** Sets `autofocus`, by which the dialog chooses the focused field, and which React does not render. */
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
