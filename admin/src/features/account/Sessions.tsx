import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { runMutation } from '../../client/apollo-client.ts';
import { useWholeList } from '../../client/use-list-page.ts';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useChange } from '../../components/use-change.ts';
import { formatMoment } from '../../format.ts';
import {
  EndOtherSessionsDocument,
  EndSessionDocument,
  ReadSessionsDocument,
} from '../../graphql.generated.ts';
import { KeyList } from './KeyList.tsx';

/** The browsers in which the operator is signed in. */
export function Sessions() {
  const [isAsking, setAsking] = useState(false);
  const source = useWholeList(ReadSessionsDocument, ({ sessions }) =>
    sessions.map((session) => ({ ...session, name: session.device })),
  );
  const { isBusy, run } = useChange(source.reload);
  const endOthers = async () => {
    await runMutation(EndOtherSessionsDocument);
    await source.reload();
    toast.success('Signed out everywhere else');
  };
  return (
    <>
      <KeyList
        title="Sessions"
        noun="session"
        plural="sessions"
        source={source}
        headings={['Browser', 'Signed in', 'Last active']}
        describe={({ createdAt, usedAt }) => [formatMoment(createdAt), formatMoment(usedAt)]}
        action="Sign out"
        consequence={(name) => `You will have to sign in again on ${name}.`}
        kept={({ isCurrent }) => isCurrent && 'This device'}
        remove={(id) => runMutation(EndSessionDocument, { id })}
        removed="Session ended"
        about="Sign in to start one."
        head={
          (source.page?.totalCount ?? 0) > 1 && (
            <Button
              label="Sign out everywhere else"
              isQuiet
              isSmall
              isBusy={isBusy}
              onClick={() => setAsking(true)}
            />
          )
        }
      >
        <p className="settings-form__lead account__form">
          Where you are signed in. Sessions end after 12 idle hours.
        </p>
      </KeyList>
      {isAsking && (
        <ConfirmDialog
          title="Sign out everywhere else?"
          text="This ends all your sessions except the one in this browser."
          action="Sign out"
          onConfirm={() => void run(endOthers)}
          onClosed={() => setAsking(false)}
        />
      )}
    </>
  );
}
