import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { renderSVG } from 'uqr';
import { runMutation } from '../../client/apollo-client.ts';
import { InputField } from '../../components/Field.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { SecretBox } from '../../components/SecretBox.tsx';
import type { Submission } from '../../components/use-submit.ts';
import {
  BeginSecondFactorDocument,
  type BeginSecondFactorMutation,
  ConfirmSecondFactorDocument,
  RemoveSecondFactorDocument,
} from '../../graphql.generated.ts';
import { currentSession, readSessionAgain, setSession, useSession } from '../../session/session-state.ts';
import { AccountForm } from './AccountForm.tsx';

const LOST_CODES =
  'Two-factor authentication is on, but the recovery codes were not received. Turn it off and set it up again.';

type Setup = BeginSecondFactorMutation['beginSecondFactor'];

/** Two-factor authentication: each sign-in also asks for a code from an app. */
export function SecondFactor() {
  const hasSecondFactor = useSession()?.operator?.hasSecondFactor === true;
  const [setup, setSetup] = useState<Setup | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>([]);

  const begin = async (password: string) =>
    setSetup((await runMutation(BeginSecondFactorDocument, { password })).beginSecondFactor);
  const remove = async (password: string) => {
    await runMutation(RemoveSecondFactorDocument, { password });
    noteSecondFactor(false);
    setSetup(null);
    setRecoveryCodes([]);
    toast.success('Two-factor authentication is off');
  };
  const confirm = async (entered: FormData) => {
    const code = String(entered.get('code'));
    setRecoveryCodes((await runMutation(ConfirmSecondFactorDocument, { code })).confirmSecondFactor);
    setSetup(null);
    noteSecondFactor(true);
  };
  return (
    <>
      {setup && !hasSecondFactor ? (
        <SetupForm setup={setup} onSubmit={confirm} onUnknown={readSessionAgain} />
      ) : (
        <AccountForm
          title="Two-factor authentication"
          lead={
            setup
              ? LOST_CODES
              : hasSecondFactor
                ? 'On. You enter a code from your authenticator app every time you sign in.'
                : 'Off. Add a second step to signing in: a code from an authenticator app.'
          }
          action={hasSecondFactor ? 'Turn off' : 'Set up'}
          onSubmit={async (entered, form) => {
            await (hasSecondFactor ? remove : begin)(String(entered.get('password')));
            form.reset();
          }}
          onUnknown={readSessionAgain}
        >
          <PasswordField label="Your password" />
        </AccountForm>
      )}
      {recoveryCodes.length > 0 && (
        <SecretBox
          title="Save these recovery codes now. Each one signs you in once without the app. They are not shown again."
          secret={recoveryCodes.join('\n')}
        />
      )}
    </>
  );
}

function SetupForm({ setup: { secret, uri }, ...submission }: Submission & { setup: Setup }) {
  return (
    <AccountForm
      title="Two-factor authentication"
      lead="Scan the QR code with your authenticator app, or enter the key. Then enter the code from the app."
      action="Confirm"
      {...submission}
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
      <InputField label="Code" name="code" inputMode="numeric" autoComplete="one-time-code" required />
    </AccountForm>
  );
}

function noteSecondFactor(hasSecondFactor: boolean): void {
  const session = currentSession();
  if (session?.operator) setSession({ ...session, operator: { ...session.operator, hasSecondFactor } });
}
