import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Modal } from '../components/Modal.tsx';
import { SignInForm } from './SignInForm.tsx';
import { readSession, SIGNED_IN } from './session-state.ts';

let asking: Promise<boolean> | null = null;
/** Whether they closed it the last time: what is read by itself does not ask them again and again. */
let isDeclined = false;

/**
 * Asks the operator to sign in, over what is on the screen: the session has ended, or the admin was open
 * until the first account was made elsewhere. Calls that fail at the same moment share one dialog.
 * @returns whether they did; false at once for those who could not be at work, who are led to the login.
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

/** For background reads: what is on the screen may have been read without a session. */
export async function offerToSignIn(): Promise<void> {
  if (asking === null && !isDeclined && (await askToSignIn())) dispatchEvent(new Event(SIGNED_IN));
}

/** Beside the screen, so that nothing of it is drawn anew. */
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
  /** Whose session has ended; undefined where the admin was open until now. */
  email: string | undefined;
  onClosed: (isSignedIn: boolean) => void;
}

/** Over the screen, which stays as it is: what failed goes on after the sign-in. */
function SignInDialog({ email, onClosed }: Props) {
  const isSignedIn = useRef(false);
  return (
    <Modal
      title={email === undefined ? 'This shop has accounts now' : 'Your session has ended'}
      onClosed={() => onClosed(isSignedIn.current)}
    >
      {(close) => (
        <>
          <p>
            {email === undefined
              ? 'Somebody made the first one while this admin was open. Sign in, or ask an owner for an invitation: '
              : 'Sign in again: '}
            nothing that you entered is lost.
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
