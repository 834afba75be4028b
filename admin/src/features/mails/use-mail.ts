import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useParams } from 'react-router';
import { ignoreFurtherClicks } from '../../components/ignore-further-clicks.ts';
import { searchOf, useAddressView, type ViewOf } from '../../components/use-address-view.ts';
import type { ReadMailQuery, WholeMailFragment } from '../../graphql.generated.ts';
import { errorExtensions, firstFault } from '../../graphql-errors.ts';
import { PATHS } from '../../paths.ts';
import { operationsOf } from '../../session/execute.ts';
import { useFollow } from '../../session/use-reading.ts';
import { KINDS, STATES } from './mail-words.ts';
import OPERATIONS from './mails.graphql?raw';

interface MailState {
  /** undefined until it is read; null where there is none. */
  answer: ReadMailQuery | null | undefined;
  hasFailed: boolean;
  isBusy: boolean;
  /** What is wrong with the last change. */
  fault: string | undefined;
  /** Makes one change at a time. */
  run: (done: string, change: () => Promise<WholeMailFragment>) => Promise<void>;
  reload: () => void;
}

/** The mail that the address names, followed until it is out. */
export function useMail(): MailState {
  const { id = '' } = useParams();
  const [answer, setAnswer] = useState<MailState['answer']>();
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [tries, setTries] = useState(0);
  const reload = () => setTries((count) => count + 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for each try.
  useEffect(() => {
    let isOver = false;
    readMail(id).then(
      (found) => {
        if (isOver) return;
        setFailed(false);
        setAnswer(found);
      },
      () => isOver || setFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [id, tries]);

  useFollow(answer?.mail.state === 'WAITING' && !isBusy, reload);

  const run: MailState['run'] = async (done, change) => {
    if (isBusy) return;
    setBusy(true);
    setFault(undefined);
    try {
      const mail = await change();
      setAnswer((known) => known && { ...known, mail });
      toast.success(done);
      ignoreFurtherClicks();
    } catch (error) {
      setFault(firstFault(error));
      // To read it would ask them to sign in once more.
      if (errorExtensions(error)?.code === 'UNAUTHENTICATED') return;
      // Without an answer it may have been made all the same: what is shown is how it is now.
      const known = await readMail(id).catch(() => undefined);
      if (known !== undefined) setAnswer(known);
    } finally {
      setBusy(false);
    }
  };
  return { answer, hasFailed, isBusy, fault, run, reload };
}

function readMail(id: string): Promise<ReadMailQuery | null> {
  return askMails('ReadMail', { id }).catch((error: unknown) => {
    if (errorExtensions(error)?.code === 'NOT_FOUND') return null;
    throw error;
  });
}

export const askMails = operationsOf(OPERATIONS);

const FILTERS = { state: STATES, kind: KINDS };

export type MailView = ViewOf<typeof FILTERS>;

/** The filters and the page of the list, stored in the URL. */
export function useMailView() {
  return useAddressView(FILTERS);
}

/** The path of the list with filters. */
export function mailsPath(view: Partial<MailView>): string {
  return `${PATHS.mails}?${searchOf(FILTERS, view)}`;
}
