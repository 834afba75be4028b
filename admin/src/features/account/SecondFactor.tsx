import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { renderSVG } from 'uqr';
import { InputField } from '../../components/InputField.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { SecretBox } from '../../components/SecretBox.tsx';
import { useChange } from '../../components/use-change.ts';
import type { BeginSecondFactorMutation } from '../../graphql.generated.ts';
import { currentSession, readSessionAgain, setSession, useSession } from '../../session/session-state.ts';
import { AccountForm } from './AccountForm.tsx';
import { ask } from './ask-account.ts';

const LOST_CODES =
  'It is set up, but its recovery codes were lost on their way: remove it, and set it up again.';

type Setup = BeginSecondFactorMutation['beginSecondFactor'];

/** A code at every login: the password begins it, a code of the app ends it. */
export function SecondFactor() {
  const { hasSecondFactor, setup, recoveryCodes, isBusy, faults, begin, remove, confirm } = useSecondFactor();
  return (
    <>
      {setup && !hasSecondFactor ? (
        <SetupForm
          setup={setup}
          isBusy={isBusy}
          fault={faults['code']}
          onCode={(code) => void confirm(code)}
        />
      ) : (
        <AccountForm
          title="Second factor"
          lead={
            setup
              ? LOST_CODES
              : hasSecondFactor
                ? 'A code of your authenticator app is asked for at every login.'
                : 'Ask for a code from an authenticator app at every login.'
          }
          action={hasSecondFactor ? 'Remove' : 'Set up'}
          isBusy={isBusy}
          onSubmit={(entered, form) => {
            const password = String(entered.get('password'));
            void (hasSecondFactor ? remove : begin)(password, form);
          }}
        >
          <PasswordField label="Your password" fault={faults['password']} />
        </AccountForm>
      )}
      {recoveryCodes.length > 0 && (
        <SecretBox
          title="Recovery codes: each lets you in once without the app. They are not shown again."
          secret={recoveryCodes.join('\n')}
        />
      )}
    </>
  );
}

/** Each step of it. */
function useSecondFactor() {
  const hasSecondFactor = useSession()?.operator?.hasSecondFactor === true;
  const [setup, setSetup] = useState<Setup | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>([]);
  const { isBusy, faults, run } = useChange(readSessionAgain);

  const begin = (password: string, form: HTMLFormElement) =>
    run(async () => {
      const { beginSecondFactor } = await ask('BeginSecondFactor', { password });
      setSetup(beginSecondFactor);
      form.reset();
    });
  const remove = (password: string, form: HTMLFormElement) =>
    run(async () => {
      await ask('RemoveSecondFactor', { password });
      noteSecondFactor(false);
      setSetup(null);
      setRecoveryCodes([]);
      form.reset();
      toast.success('No code is asked for any more');
    });
  const confirm = (code: string) =>
    run(async () => {
      const { confirmSecondFactor } = await ask('ConfirmSecondFactor', { code });
      setRecoveryCodes(confirmSecondFactor);
      setSetup(null);
      noteSecondFactor(true);
    });

  return { hasSecondFactor, setup, recoveryCodes, isBusy, faults, begin, remove, confirm };
}

interface SetupProps {
  setup: Setup;
  isBusy: boolean;
  fault: string | undefined;
  onCode: (code: string) => void;
}

function SetupForm({ setup: { secret, uri }, isBusy, fault, onCode }: SetupProps) {
  return (
    <AccountForm
      title="Second factor"
      lead="Scan this with your authenticator app, or type the key into it; then enter the code that it shows."
      action="Confirm"
      isBusy={isBusy}
      onSubmit={(entered) => onCode(String(entered.get('code')))}
    >
      <img
        className="account__qr"
        alt="QR code for the authenticator app"
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 0 }))}`}
      />
      <div>
        <p className="settings-form__lead">Key</p>
        <code className="secret-box__text">{secret}</code>
      </div>
      <InputField
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        fault={fault}
      />
    </AccountForm>
  );
}

function noteSecondFactor(hasSecondFactor: boolean): void {
  const session = currentSession();
  if (session?.operator) setSession({ ...session, operator: { ...session.operator, hasSecondFactor } });
}
