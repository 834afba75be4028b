import './account.css';
import { ApiTokens } from './ApiTokens.tsx';
import { Passkeys } from './Passkeys.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { Sessions } from './Sessions.tsx';

/** Admin account, once there are accounts: the second factor, passkeys, tokens for programs, and sessions. */
export function AccessPanel() {
  return (
    <>
      <SecondFactor />
      <Passkeys />
      <ApiTokens />
      <Sessions />
    </>
  );
}
