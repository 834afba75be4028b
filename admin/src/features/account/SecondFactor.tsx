import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { renderSVG } from 'uqr';
import * as accountText from '#messages/account.ts';
import * as sharedText from '#messages/shared.ts';
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

const LOST_CODES = accountText.twoFactorAuthenticationIsOnBut;

type Setup = BeginSecondFactorMutation['beginSecondFactor'];

/** Sets up two-factor authentication, which asks for a code from an app at each sign-in. */
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
    toast.success(accountText.twoFactorAuthenticationIsOff);
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
          title={accountText.twoFactorAuthentication}
          lead={
            setup
              ? LOST_CODES
              : hasSecondFactor
                ? accountText.onYouEnterCode
                : accountText.offAddSecondStepToSigning
          }
          action={hasSecondFactor ? accountText.turnOff : accountText.setUp}
          onSubmit={async (entered, form) => {
            await (hasSecondFactor ? remove : begin)(String(entered.get('password')));
            form.reset();
          }}
          onUnknown={readSessionAgain}
        >
          <PasswordField label={accountText.yourPassword} />
        </AccountForm>
      )}
      {recoveryCodes.length > 0 && (
        <SecretBox title={accountText.saveTheseRecoveryCodesNowEach} secret={recoveryCodes.join('\n')} />
      )}
    </>
  );
}

function SetupForm({ setup: { secret, uri }, ...submission }: Submission & { setup: Setup }) {
  return (
    <AccountForm
      title={accountText.twoFactorAuthentication}
      lead={accountText.scanQrCodeWithYourAuthenticator}
      action={accountText.confirm}
      {...submission}
    >
      <img
        className="account__qr"
        alt={accountText.qrCodeForAuthenticatorApp}
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 0 }))}`}
      />
      <div>
        <p className="settings-form__lead">{accountText.key}</p>
        <code className="secret-box__text">{secret}</code>
      </div>
      <InputField
        label={sharedText.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
    </AccountForm>
  );
}

function noteSecondFactor(hasSecondFactor: boolean): void {
  const session = currentSession();
  if (session?.operator) setSession({ ...session, operator: { ...session.operator, hasSecondFactor } });
}
