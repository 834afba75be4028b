import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReadMailsQuery } from '../../graphql.generated.ts';
import { SIGNED_IN } from '../../session/session-state.ts';
import { askMails } from './ask-mails.ts';
import { useFollow } from './use-follow.ts';
import type { MailView } from './use-mail-view.ts';

interface Mails {
  /** undefined until they are read. */
  answer: ReadMailsQuery | undefined;
  hasFailed: boolean;
  /** Reads the page anew; what is shown stays until then. */
  reload: () => void;
}

/** A page of mails, read anew when the window is looked at again, and now and then as long as one waits. */
export function useMails(view: MailView): Mails {
  const { search, state, kind, pageSize, after } = view;
  const [answer, setAnswer] = useState<ReadMailsQuery>();
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const latest = useRef(0);
  const reload = useCallback(() => setTries((count) => count + 1), []);

  useEffect(() => {
    addEventListener(SIGNED_IN, reload);
    addEventListener('focus', reload);
    return () => {
      removeEventListener(SIGNED_IN, reload);
      removeEventListener('focus', reload);
    };
  }, [reload]);

  useFollow(answer?.mails.nodes.some(({ state }) => state === 'WAITING') === true, reload);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for each try.
  useEffect(() => {
    latest.current += 1;
    const mine = latest.current;
    const filter = { ...(search && { search }), ...(state && { state }), ...(kind && { kind }) };
    askMails('ReadMails', { first: pageSize, filter, ...(after && { after }) }).then(
      (found) => {
        if (mine !== latest.current) return;
        setFailed(false);
        setAnswer(found);
      },
      () => mine === latest.current && setFailed(true),
    );
    return () => {
      latest.current += 1;
    };
  }, [search, state, kind, pageSize, after, tries]);

  return { answer, hasFailed, reload };
}
