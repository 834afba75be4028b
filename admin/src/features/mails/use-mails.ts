import type { ReadMailsQuery } from '../../graphql.generated.ts';
import { useReading } from '../../session/use-reading.ts';
import { askMails } from './ask-mails.ts';
import type { MailView } from './use-mail-view.ts';

interface Mails {
  /** undefined until they are read. */
  answer: ReadMailsQuery | undefined;
  hasFailed: boolean;
  /** Reads the page anew; what is shown stays until then. */
  reload: () => void;
}

/** A page of mails. */
export function useMails({ search, state, kind, pageSize, after }: MailView): Mails {
  const filter = { ...(search && { search }), ...(state && { state }), ...(kind && { kind }) };
  const variables = { first: pageSize, filter, ...(after && { after }) };
  const { answer, failure, reload } = useReading({
    key: JSON.stringify(variables),
    read: () => askMails('ReadMails', variables),
    isMoving: ({ mails }) => mails.nodes.some((mail) => mail.state === 'WAITING'),
  });
  return { answer, hasFailed: failure !== undefined, reload };
}
