import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import * as accountText from '#messages/account.ts';
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
    toast.success(accountText.signedOutEverywhereElse);
  };
  return (
    <>
      <KeyList
        title={accountText.sessions}
        noun={accountText.session}
        plural={accountText.sessionsInText}
        source={source}
        headings={[accountText.browser, accountText.signedIn, accountText.lastActive]}
        describe={({ createdAt, usedAt }) => [formatMoment(createdAt), formatMoment(usedAt)]}
        action={accountText.signOut}
        consequence={(name) => accountText.youWillHaveToSign(name)}
        kept={({ isCurrent }) => isCurrent && accountText.thisDevice}
        remove={(id) => runMutation(EndSessionDocument, { id })}
        removed={accountText.sessionEnded}
        about={accountText.signInToStartOne}
        head={
          (source.page?.totalCount ?? 0) > 1 && (
            <Button
              label={accountText.signOutEverywhereElse}
              isQuiet
              isSmall
              isBusy={isBusy}
              onClick={() => setAsking(true)}
            />
          )
        }
      >
        <p className="settings-form__lead account__form">{accountText.whereYouAreSignedInSessions}</p>
      </KeyList>
      {isAsking && (
        <ConfirmDialog
          title={accountText.askToSignOutElsewhere}
          text={accountText.thisEndsAllYourSessionsExcept}
          action={accountText.signOut}
          onConfirm={() => void run(endOthers)}
          onClosed={() => setAsking(false)}
        />
      )}
    </>
  );
}
