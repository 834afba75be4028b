import { Reading } from '../../components/Reading.tsx';
import './mails.css';
import { Link, useSearchParams } from 'react-router';
import { slugOf, valueNamed } from '../../components/use-address-view.ts';
import type { MailKind, ReadMailTemplateQuery } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import { useReading } from '../../session/use-reading.ts';
import { MailPreview } from './MailPreview.tsx';
import { KINDS, MAIL_KINDS } from './mail-words.ts';
import { askMails } from './use-mail.ts';

/** How each kind of mail looks in the shop's name, with made-up data. */
export function MailTemplatesScreen() {
  const [parameters] = useSearchParams();
  const kind = valueNamed(KINDS, parameters.get('kind')) ?? 'ORDER_PLACED';
  const { template, hasFailed, reload } = useTemplate(kind);
  return (
    <>
      <title>Mail templates | Mela admin</title>
      <Link className="link mail-back" to={PATHS.mails}>
        All mails
      </Link>
      <h1>Mail templates</h1>
      <p className="mail-lead">
        What the shop writes, with made-up orders and people. Its name, address and telephone number are those
        of <Link to={PATHS.storefrontContent}>Storefront content</Link>.
      </p>
      <div className="templates">
        <nav className="templates__kinds" aria-label="Kinds of mail">
          <ul>
            {KINDS.map((one) => (
              <li key={one}>
                <Link
                  className="entry templates__kind"
                  to={`${PATHS.mailTemplates}?kind=${slugOf(one)}`}
                  aria-current={one === kind ? 'page' : undefined}
                  preventScrollReset
                  replace
                >
                  {MAIL_KINDS[one]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section className="panel" aria-labelledby="template-subject" aria-busy={!template && !hasFailed}>
          {template && (
            <>
              <header className="templates__head">
                <span className="aside">Subject</span>
                <h2 className="panel__title" id="template-subject">
                  {template.subject}
                </h2>
              </header>
              <MailPreview
                title={template.subject}
                address={`/api/mail-templates/${slugOf(kind)}/html`}
                text={template.text}
              />
            </>
          )}
          <Reading
            what="the template"
            isRead={template !== undefined}
            hasFailed={hasFailed}
            onRetry={reload}
          />
        </section>
      </div>
    </>
  );
}

interface Template {
  /** undefined until it is read; meanwhile that of the former kind is shown. */
  template: ReadMailTemplateQuery['mailPreview'] | undefined;
  hasFailed: boolean;
  reload: () => void;
}

/** What mails of a kind say. */
function useTemplate(kind: MailKind): Template {
  const { answer, failure, reload } = useReading({
    key: kind,
    read: () => askMails('ReadMailTemplate', { kind }),
  });
  const hasFailed = failure !== undefined;
  return { template: hasFailed ? undefined : answer?.mailPreview, hasFailed, reload };
}
