import { useEffect, useState } from 'react';
import type { MailKind, ReadMailTemplateQuery } from '../../graphql.generated.ts';
import { askMails } from './ask-mails.ts';

interface Template {
  /** undefined until it is read; meanwhile that of the former kind is shown. */
  template: ReadMailTemplateQuery['mailPreview'] | undefined;
  hasFailed: boolean;
  reload: () => void;
}

/** What mails of a kind say. */
export function useTemplate(kind: MailKind): Template {
  const [template, setTemplate] = useState<Template['template']>();
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for each try.
  useEffect(() => {
    let isOver = false;
    askMails('ReadMailTemplate', { kind }).then(
      ({ mailPreview }) => {
        if (isOver) return;
        setFailed(false);
        setTemplate(mailPreview);
      },
      () => {
        if (isOver) return;
        setTemplate(undefined);
        setFailed(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [kind, tries]);

  return { template, hasFailed, reload: () => setTries((count) => count + 1) };
}
