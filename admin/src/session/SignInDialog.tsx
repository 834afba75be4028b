import { useRef } from 'react';
import { Modal } from '../components/Modal.tsx';
import { SignInForm } from './SignInForm.tsx';

interface Props {
  email: string;
  onClosed: (isSignedIn: boolean) => void;
}

/** Over the screen, which stays as it is: what failed goes on once somebody has signed in. */
export function SignInDialog({ email, onClosed }: Props) {
  const isSignedIn = useRef(false);
  return (
    <Modal title="Your session has ended" onClosed={() => onClosed(isSignedIn.current)}>
      {(close) => (
        <>
          <p>Sign in again: nothing that you entered is lost.</p>
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
