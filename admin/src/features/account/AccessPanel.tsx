import './account.css';
import { ApiTokens } from './ApiTokens.tsx';
import { Passkeys } from './Passkeys.tsx';
import { SecondFactor } from './SecondFactor.tsx';

/** Admin account, once there are accounts: the second factor, passkeys, and tokens for programs. */
export function AccessPanel() {
  return (
    <>
      <SecondFactor />
      <Passkeys />
      <ApiTokens />
    </>
  );
}
