import type { MailKind, ReadMailTemplateQuery } from '../../graphql.generated.ts';
import { useReading } from '../../session/use-reading.ts';
import { askMails } from './ask-mails.ts';

interface Template {
  /** undefined until it is read; meanwhile that of the former kind is shown. */
  template: ReadMailTemplateQuery['mailPreview'] | undefined;
  hasFailed: boolean;
  reload: () => void;
}

/** What mails of a kind say. */
export function useTemplate(kind: MailKind): Template {
  const { answer, failure, reload } = useReading({
    key: kind,
    read: () => askMails('ReadMailTemplate', { kind }),
  });
  const hasFailed = failure !== undefined;
  return { template: hasFailed ? undefined : answer?.mailPreview, hasFailed, reload };
}
