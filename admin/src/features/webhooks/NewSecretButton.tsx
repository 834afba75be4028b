import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';

/** Makes a new secret, once that is confirmed: the former one is of no use then. */
export function NewSecretButton({ isBusy, onRenew }: { isBusy: boolean; onRenew: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        label="Make a new secret"
        isQuiet
        isSmall
        className="webhook-renew"
        isBusy={isBusy}
        onClick={() => isBusy || setAsking(true)}
      />
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
