import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useChange } from '../../components/use-change.ts';
import { formatMoment } from '../../format.ts';
import type { ReadSessionsQuery } from '../../graphql.generated.ts';
import { PanelHeading } from './AccountForm.tsx';
import { ask } from './ask-account.ts';
import { KeyTable } from './KeyTable.tsx';

const TITLE = 'Sessions';

/** The browsers in which one is signed in. */
export function Sessions() {
  const [sessions, setSessions] = useState<ReadSessionsQuery['sessions']>([]);
  const [isAsking, setAsking] = useState(false);
  const read = async () => setSessions((await ask('ReadSessions')).sessions);
  const { isBusy, run } = useChange(read);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once; each change reads again.
  useEffect(() => void run(read), []);

  const end = (call: () => Promise<unknown>, done: string) =>
    void run(async () => {
      await call();
      await read();
      toast.success(done);
    });

  return (
    <>
      <PanelHeading title={TITLE} lead="Where you are signed in. What was not used for 12 hours is over." />
      <KeyTable
        title={TITLE}
        keys={sessions.map((session) => ({ ...session, name: session.device }))}
        className="account__dates"
        headings={['Browser', 'Since', 'Last used']}
        describe={({ createdAt, usedAt }) => [formatMoment(createdAt), formatMoment(usedAt)]}
        action="Sign out"
        consequence={(name) => `Whoever sits at ${name} has to sign in again.`}
        kept={({ isCurrent }) => isCurrent && 'This one'}
        onAction={(id) => end(() => ask('EndSession', { id }), 'Session ended')}
      />
      {sessions.length > 1 && (
        <Button
          label="Sign out elsewhere"
          isQuiet
          className="settings-form__save"
          isBusy={isBusy}
          onClick={() => setAsking(true)}
        />
      )}
      {isAsking && (
        <ConfirmDialog
          title="Sign out elsewhere"
          text="All your sessions end, except the one in this browser."
          action="Sign out"
          onConfirm={() => end(() => ask('EndOtherSessions'), 'Signed out everywhere else')}
          onClosed={() => setAsking(false)}
        />
      )}
    </>
  );
}
