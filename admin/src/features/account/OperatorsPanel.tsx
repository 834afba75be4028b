import '../profile/moderators.css';
import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { SelectField } from '../../components/SelectField.tsx';
import { useTypedForm } from '../../components/typed-form.ts';
import type { InviteOperatorMutation, ReadOperatorsQuery, Role } from '../../graphql.generated.ts';
import { useSession } from '../../session/session-state.ts';
import { AccountField } from './AccountForm.tsx';
import { OperatorTable } from './OperatorTable.tsx';
import { ROLE_OPTIONS } from './roles.ts';
import { SecretBox } from './SecretBox.tsx';
import { ask, useChange } from './use-change.ts';

/** Moderators, once there are accounts: who works in the admin, and who is invited. */
export function OperatorsPanel() {
  const isOwner = useSession()?.operator?.role === 'OWNER';
  return (
    <div className="moderators">
      <header>
        <h2 className="settings-form__title">Moderators</h2>
        <p className="settings-form__lead">
          {isOwner
            ? 'Who else may work in this admin, and on what.'
            : 'Who may work in this admin is for its owners to say.'}
        </p>
      </header>
      {isOwner && <Operators />}
    </div>
  );
}

function Operators() {
  const [team, setTeam] = useState<ReadOperatorsQuery | null>(null);
  const [link, setLink] = useState('');
  const read = async () => setTeam(await ask<ReadOperatorsQuery>('ReadOperators'));
  const { isBusy, faults, run } = useChange(read);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once; each change reads again.
  useEffect(() => void run(read), []);

  const change = (operationName: string, variables: object, done: string) =>
    run(async () => {
      await ask(operationName, variables);
      await read();
      toast.success(done);
    });
  const invite = (form: HTMLFormElement) =>
    run(async () => {
      const entered = new FormData(form);
      const variables = { email: entered.get('email'), role: entered.get('role') };
      const { inviteOperator } = await ask<InviteOperatorMutation>('InviteOperator', variables);
      setLink(`${location.origin}/admin/signup#invitation=${inviteOperator.secret}`);
      form.reset();
      await read();
    });

  return (
    <>
      <form
        ref={useTypedForm()}
        className="moderators__invite"
        onSubmit={(event) => {
          event.preventDefault();
          void invite(event.currentTarget);
        }}
      >
        <AccountField
          label="Email of a new moderator"
          name="email"
          type="email"
          autoComplete="off"
          required
          fault={faults['email']}
        />
        <SelectField label="Role" name="role" options={ROLE_OPTIONS} />
        <button type="submit" className="button" aria-disabled={isBusy} aria-busy={isBusy}>
          Invite
        </button>
      </form>
      {link && <SecretBox title="Send them this link: it works once, for a week." secret={link} />}
      {team && (
        <OperatorTable
          team={team}
          onRole={(id, role: Role) => void change('ChangeRole', { id, role }, 'Role changed')}
          onRemove={(id, email) => void change('RemoveOperator', { id }, `${email} removed`)}
          onWithdraw={(id, email) =>
            void change('WithdrawInvitation', { id }, `${email} is not invited any more`)
          }
        />
      )}
    </>
  );
}
