import { useRef } from 'react';
import { Modal } from '../components/Modal.tsx';
import { SignInForm } from './SignInForm.tsx';

interface Props {
  /** Whose session has ended; undefined where the admin was open until now. */
  email: string | undefined;
  onClosed: (isSignedIn: boolean) => void;
}

/** Over the screen, which stays as it is: what failed goes on after the sign-in. */
export function SignInDialog({ email, onClosed }: Props) {
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
