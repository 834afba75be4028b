import { useState } from 'react';
import { useLocation } from 'react-router';
import * as accessText from '#messages/access.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../components/Button.tsx';
import { readSessionAgain } from '../../session/session-state.ts';
import { AccessCard, openAdmin } from './AccessCard.tsx';

const COMMANDS = [
  { where: accessText.withNpm, command: 'npm run operator -- add you@example.com' },
  {
    where: accessText.withDocker,
    command: 'docker compose exec shop node graphql-server/commands/operator.ts add you@example.com',
  },
  { where: accessText.withSystemd, command: '/opt/mela/deploy/mela operator add you@example.com' },
];
const STILL_NONE = accessText.thereIsStillNoAccountRun;

/**
 * Explains how to create the first account. Shown for requests through a proxy, which have no rights until
 * there is an account.
 */
export function NoAccountScreen() {
  const { search } = useLocation();
  const [isChecking, setIsChecking] = useState(false);
  const [message, setMessage] = useState('');

  const check = async () => {
    setIsChecking(true);
    setMessage('');
    const session = await readSessionAgain();
    if (session?.hasAccounts || session?.isOpen) openAdmin(new URLSearchParams(search).get('next'));
    else setMessage(session ? STILL_NONE : accessText.serverDoesNotRespond);
    setIsChecking(false);
  };

  return (
    <AccessCard title={accessText.createFirstAccount} lead={accessText.thisShopHasNoAccountYet}>
      <p>{accessText.runThisCommandOnServer}</p>
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
      <Button label={sharedText.checkAgain} isBusy={isChecking} onClick={() => void check()} />
      <p className="access-card__other" role="status">
        {message}
      </p>
    </AccessCard>
  );
}
