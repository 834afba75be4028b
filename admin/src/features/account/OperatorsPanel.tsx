import { Button } from '../../components/Button.tsx';
import { InputField } from '../../components/InputField.tsx';
import '../profile/moderators.css';
import { useEffect, useState } from 'react';
import { PasswordField } from '../../components/PasswordField.tsx';
import { SecretBox } from '../../components/SecretBox.tsx';
import { SelectField } from '../../components/Select.tsx';
import { useTypedForm } from '../../components/unsaved.ts';
import { useChange } from '../../components/use-change.ts';
import type { ReadOperatorsQuery, Role } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import { useSession } from '../../session/session-state.ts';
import { PanelHeading } from './AccountForm.tsx';
import { ask } from './ask-account.ts';
import { OperatorTable, type TeamChange } from './OperatorTable.tsx';
import { ROLE_OPTIONS } from './roles.ts';
import { TeamChangeDialog } from './TeamChangeDialog.tsx';

const TITLE = 'Moderators';

/** Moderators, once there are accounts: who works in the admin, and who is invited. */
export function OperatorsPanel() {
  const isOwner = useSession()?.operator?.role === 'OWNER';
  return (
    <div className="moderators">
      <PanelHeading
        title={TITLE}
        lead={
          isOwner
            ? 'Who else may work in this admin, and on what.'
            : 'Who may work in this admin is for its owners to say.'
        }
      />
      {isOwner && <Operators />}
    </div>
  );
}

function Operators() {
  const [team, setTeam] = useState<ReadOperatorsQuery | null>(null);
  const [link, setLink] = useState<{ title: string; address: string } | null>(null);
  const [change, setChange] = useState<TeamChange | null>(null);
  const read = async () => setTeam(await ask('ReadOperators'));
  const { isBusy, faults, run } = useChange(read);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once; each change reads again.
  useEffect(() => void run(read), []);

  const invite = (form: HTMLFormElement) =>
    run(async () => {
      const entered = new FormData(form);
      const [email, password] = [String(entered.get('email')), String(entered.get('password'))];
      const variables = { email, role: entered.get('role') as Role, password };
      const { inviteOperator } = await ask('InviteOperator', variables);
      setLink({
        title: `Send this link to ${inviteOperator.invitation.email}: it works once, for a week.`,
        address: `${location.origin}/admin${PATHS.signup}#invitation=${inviteOperator.secret}`,
      });
      form.reset();
      await read();
    });

  return (
    <>
      <InviteForm isBusy={isBusy} faults={faults} onInvite={(form) => void invite(form)} />
      {link && <SecretBox title={link.title} secret={link.address} />}
      {team && <OperatorTable title={TITLE} team={team} onChange={setChange} />}
      {change && (
        <TeamChangeDialog
          change={change}
          run={run}
          onLink={(address) =>
            setLink({ title: `Send this link to ${change.email}: it works once, for a day.`, address })
          }
          read={read}
          onClosed={() => setChange(null)}
        />
      )}
    </>
  );
}

interface InviteProps {
  isBusy: boolean;
  faults: Record<string, string>;
  onInvite: (form: HTMLFormElement) => void;
}

function InviteForm({ isBusy, faults, onInvite }: InviteProps) {
  return (
    <form
      ref={useTypedForm()}
      className="moderators__invite"
      onSubmit={(event) => {
        event.preventDefault();
        onInvite(event.currentTarget);
      }}
    >
      <InputField
        label="Email of a new moderator"
        name="email"
        type="email"
        autoComplete="off"
        required
        fault={faults['email']}
      />
      <SelectField label="Role" name="role" options={ROLE_OPTIONS} />
      <PasswordField label="Your password" fault={faults['password']} />
      <Button label="Invite" isSubmit isBusy={isBusy} />
    </form>
  );
}
