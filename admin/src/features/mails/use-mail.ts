import { toast } from 'react-hot-toast/headless';
import { useParams } from 'react-router';
import { useLiveQuery } from '../../client/use-live-query.ts';
import { searchOf, useAddressView, type ViewOf } from '../../components/use-address-view.ts';
import { useChange } from '../../components/use-change.ts';
import { ReadMailDocument, type ReadMailQuery } from '../../graphql.generated.ts';
import { errorExtensions } from '../../graphql-errors.ts';
import { PATHS } from '../../paths.ts';
import { KINDS, STATES } from './mail-words.ts';

interface MailState {
  /** The email. undefined until loaded, null if it does not exist. */
  answer: ReadMailQuery | null | undefined;
  hasFailed: boolean;
  isBusy: boolean;
  /** The error of the last change. */
  fault: string | undefined;
  /** Runs one change at a time. */
  run: (done: string, change: () => Promise<unknown>) => Promise<unknown>;
  reload: () => void;
}

/** The email that the URL names, polled until it is sent. */
export function useMail(): MailState {
  const { id = '' } = useParams();
  const { data, error, reload } = useLiveQuery(ReadMailDocument, {
    variables: { id },
    isMoving: ({ mail }) => mail.state === 'WAITING',
  });
  const isMissing = errorExtensions(error)?.code === 'NOT_FOUND';

  const { isBusy, faults, run } = useChange({ onUnknown: reload, isShown: true });
  const change: MailState['run'] = (done, send) =>
    run(async () => {
      await send();
      await reload();
      toast.success(done);
    });
  const answer = isMissing ? null : data;
  return {
    answer,
    hasFailed: error !== undefined && !isMissing,
    isBusy,
    fault: Object.values(faults)[0],
    run: change,
    reload,
  };
}

const FILTERS = { state: STATES, kind: KINDS };

export type MailView = ViewOf<typeof FILTERS>;

/** The state of the list, kept in the URL. */
export function useMailView() {
  return useAddressView(FILTERS);
}

/** The path of the list with these filters. */
export function mailsPath(view: Partial<MailView>): string {
  return `${PATHS.mails}?${searchOf(FILTERS, view)}`;
}
