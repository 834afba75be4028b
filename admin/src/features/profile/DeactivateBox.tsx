import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Button } from '../../components/Button.tsx';
import { Modal } from '../../components/Modal.tsx';
import { SettingsBox } from './SettingsForm.tsx';

export function DeactivateBox() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SettingsBox
        title="Deactivate"
        text="Closes this account; its work stays in the shop."
        action="Deactivate"
        onPress={() => setOpen(true)}
      />
      {isOpen && <DeactivateDialog onClosed={() => setOpen(false)} />}
    </>
  );
}

function DeactivateDialog({ onClosed }: { onClosed: () => void }) {
  return (
    <Modal title="Deactivate account" onClosed={onClosed}>
      {(close) => (
        <>
          <p>Are you sure you want to deactivate the account of Meera Subramaniam?</p>
          <div className="modal__actions">
            <Button label="Cancel" isQuiet onClick={close} />
            <Button
              label="Deactivate"
              onClick={() => {
                close();
                toast.success('A sample screen: the account stays active');
              }}
            />
          </div>
        </>
      )}
    </Modal>
  );
}
