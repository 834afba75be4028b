import { useLocation } from 'react-router';
import { SignInForm } from '../../session/SignInForm.tsx';
import { AccessCard, openAdmin } from './AccessCard.tsx';

/** The login, once there are accounts. */
export function SignInScreen() {
  const { search } = useLocation();
  const next = new URLSearchParams(search).get('next');
  return (
    <AccessCard title="Login" lead="Back to products, orders and sellers.">
      <SignInForm onSignedIn={() => openAdmin(next)} />
      <p className="access-card__other">
        No account yet, or the password is forgotten? An owner of the shop can make a link for you.
      </p>
    </AccessCard>
  );
}
