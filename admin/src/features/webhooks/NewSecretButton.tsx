import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';

/** Makes a new secret, once that is confirmed: the former one is of no use then. */
export function NewSecretButton({ isBusy, onRenew }: { isBusy: boolean; onRenew: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button--quiet button--small webhook-renew"
        aria-disabled={isBusy}
        onClick={() => isBusy || setAsking(true)}
      >
        Make a new secret
      </button>
      {isAsking && (
        <ConfirmDialog
          title="Make a new secret"
          text="Messages are signed with it at once. What your receiver refuses until it knows the new secret is sent again."
          action="Make it"
          onConfirm={onRenew}
          onClosed={() => setAsking(false)}
        />
      )}
    </>
  );
}
