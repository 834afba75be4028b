import './account.css';
import { ApiTokens } from './ApiTokens.tsx';
import { SecondFactor } from './SecondFactor.tsx';

/** Admin account, once there are accounts: the second factor, and tokens for programs. */
export function AccessPanel() {
  return (
    <>
      <SecondFactor />
      <ApiTokens />
    </>
  );
}
