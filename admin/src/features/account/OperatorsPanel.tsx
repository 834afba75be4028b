import * as accountText from '#messages/account.ts';
import * as sharedText from '#messages/shared.ts';
import '../profile/moderators.css';
import { useState } from 'react';
import { runMutation } from '../../client/apollo-client.ts';
import { useWholeList } from '../../client/use-list-page.ts';
import { InputField } from '../../components/Field.tsx';
import { Form } from '../../components/Form.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { SecretBox } from '../../components/SecretBox.tsx';
import { SelectField } from '../../components/Select.tsx';
import { useChange } from '../../components/use-change.ts';
import { InviteOperatorDocument, ReadOperatorsDocument, type Role } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import { useSession } from '../../session/session-state.ts';
import { ROLE_OPTIONS } from './roles.ts';
import { TeamChangeDialog } from './TeamChangeDialog.tsx';
import { type TeamChange, TeamList } from './TeamList.tsx';

/** Members and invitations. Shown once the shop has accounts. */
export function OperatorsPanel() {
  if (useSession()?.operator?.role === 'OWNER') return <Team />;
  return (
    <>
      <h2 className="lead-title">{sharedText.team}</h2>
      <p className="settings-form__lead">{accountText.onlyOwnersCanInvitePeople}</p>
    </>
  );
}

function Team() {
  const source = useWholeList(ReadOperatorsDocument, (team) => [...team.operators, ...team.invitations]);
  const [link, setLink] = useState<{ title: string; address: string } | null>(null);
  const [change, setChange] = useState<TeamChange | null>(null);
  const { run } = useChange(source.reload);

  const invite = async (entered: FormData, form: HTMLFormElement) => {
    const [email, password] = [String(entered.get('email')), String(entered.get('password'))];
    const variables = { email, role: entered.get('role') as Role, password };
    const { inviteOperator } = await runMutation(InviteOperatorDocument, variables);
    setLink({
      title: accountText.invitationLinkHint(inviteOperator.invitation.email),
      address: `${location.origin}/admin${PATHS.signup}#invitation=${inviteOperator.secret}`,
    });
    form.reset();
    await source.reload();
  };

  return (
    <TeamList source={source} onChange={setChange}>
      <Form
        className="account__form moderators__invite"
        action={{ label: sharedText.invite }}
        onSubmit={invite}
        onUnknown={source.reload}
      >
        <InputField
          label={accountText.emailOfNewTeamMember}
          name="email"
          type="email"
          autoComplete="off"
          required
        />
        <SelectField label={sharedText.role} name="role" options={ROLE_OPTIONS} />
        <PasswordField label={accountText.yourPassword} />
      </Form>
      {link && <SecretBox title={link.title} secret={link.address} />}
      {change && (
        <TeamChangeDialog
          change={change}
          run={run}
          onLink={(address) =>
            setLink({
              title: accountText.resetLinkHint(change.email),
              address,
            })
          }
          read={source.reload}
          onClosed={() => setChange(null)}
        />
      )}
    </TeamList>
  );
}
