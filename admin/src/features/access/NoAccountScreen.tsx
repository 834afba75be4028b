import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../components/Button.tsx';
import { readSessionAgain } from '../../session/session-state.ts';
import { AccessCard, openAdmin } from './AccessCard.tsx';

const COMMANDS = [
  { where: 'With npm', command: 'npm run operator -- add you@example.com' },
  {
    where: 'With Docker',
    command: 'docker compose exec shop node graphql-server/commands/operator.ts add you@example.com',
  },
  { where: 'With systemd', command: '/opt/mela/deploy/mela operator add you@example.com' },
];
const STILL_NONE = 'There is still no account. Run the command on the server, then check again.';

/** Explains how to create the first account, for requests through a proxy, which have no rights before. */
export function NoAccountScreen() {
  const { search } = useLocation();
  const [isChecking, setIsChecking] = useState(false);
  const [message, setMessage] = useState('');

  const check = async () => {
    setIsChecking(true);
    setMessage('');
    const session = await readSessionAgain();
    if (session?.hasAccounts || session?.isOpen) openAdmin(new URLSearchParams(search).get('next'));
    else setMessage(session ? STILL_NONE : 'The server does not respond.');
    setIsChecking(false);
  };

  return (
    <AccessCard
      title="Create the first account"
      lead="This shop has no account yet, and you are connected through a proxy. Create an account on the server before you use the admin from here."
    >
      <p>Run this command on the server. It asks for a password and creates the owner’s account.</p>
      <dl className="access-card__commands">
        {COMMANDS.map(({ where, command }) => (
          <div key={where}>
            <dt>{where}</dt>
            <dd>
              <code>{command}</code>
            </dd>
          </div>
        ))}
      </dl>
      <Button label="Check again" isBusy={isChecking} onClick={() => void check()} />
      <p className="access-card__other" role="status">
        {message}
      </p>
    </AccessCard>
  );
}
