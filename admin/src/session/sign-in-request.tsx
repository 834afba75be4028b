import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import * as sessionText from '#messages/session.ts';
import { Modal } from '../components/Modal.tsx';
import { SignInForm } from './SignInForm.tsx';
import { readSession, SIGNED_IN } from './session-state.ts';

let asking: Promise<boolean> | null = null;
/** Whether the operator has closed the dialog, so that background requests do not open it again. */
let isDeclined = false;

/**
 * Asks the operator to sign in, over the current screen, because the session has ended or the first account was created
 * elsewhere. Concurrent calls share one dialog.
 * @returns whether the operator signed in. Without a prior session it redirects to the login and returns false
 */
export async function askToSignIn(): Promise<boolean> {
  const session = await readSession();
  if (!session?.operator && !session?.isOpen) return false;
  asking ??= showDialog(session.operator?.email).finally(() => {
    asking = null;
  });
  isDeclined = !(await asking);
  return !isDeclined;
}

/**
 * Asks to sign in on behalf of a background request. Afterwards notifies the screen, which may have loaded
 * without a session.
 */
export async function offerToSignIn(): Promise<void> {
  if (asking === null && !isDeclined && (await askToSignIn())) dispatchEvent(new Event(SIGNED_IN));
}

/**
 * Shows the dialog in a React root of its own, so that the screen is not rendered again.
 * @returns whether the operator signed in
 */
async function showDialog(email: string | undefined): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<SignInDialog email={email} onClosed={resolve} />);
  const isSignedIn = await promise;
  root.unmount();
  place.remove();
  return isSignedIn;
}

interface Props {
  /** The email address of the expired session. undefined if the admin had no accounts before. */
  email: string | undefined;
  onClosed: (isSignedIn: boolean) => void;
}

/** A dialog over the unchanged screen. Failed requests continue after the sign-in. */
function SignInDialog({ email, onClosed }: Props) {
  const isSignedIn = useRef(false);
  return (
    <Modal
      title={email === undefined ? sessionText.thisShopHasAccountsNow : sessionText.yourSessionHasEnded}
      isOnTop
      onClosed={() => onClosed(isSignedIn.current)}
    >
      {(close) => (
        <>
          <p>
            {email === undefined
              ? sessionText.firstAccountCreatedKeepInput
              : sessionText.signInAgainKeepInput}
          </p>
          <SignInForm
            email={email}
            onSignedIn={() => {
              isSignedIn.current = true;
              close();
            }}
          />
        </>
      )}
    </Modal>
  );
}
