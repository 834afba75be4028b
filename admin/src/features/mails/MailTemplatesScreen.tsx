import * as mailsText from '#messages/mails.ts';
import * as sharedText from '#messages/shared.ts';
import { Reading } from '../../components/Reading.tsx';
import {
  type MailKind,
  ReadMailTemplateDocument,
  type ReadMailTemplateQuery,
} from '../../graphql.generated.ts';
import './mails.css';
import { Link, useSearchParams } from 'react-router';
import { useLiveQuery } from '../../client/use-live-query.ts';
import { slugOf, valueNamed } from '../../components/use-address-view.ts';
import { PATHS } from '../../paths.ts';
import { MailPreview } from './MailPreview.tsx';
import { KINDS, MAIL_KINDS } from './mail-words.ts';

/** Previews each kind of email with sample data. */
export function MailTemplatesScreen() {
  const [parameters] = useSearchParams();
  const kind = valueNamed(KINDS, parameters.get('kind')) ?? 'ORDER_PLACED';
  const { template, hasFailed, reload } = useTemplate(kind);
  return (
    <>
      <title>{mailsText.emailTemplatesMelaAdmin}</title>
      <Link className="link mail-back" to={PATHS.mails}>
        {mailsText.allEmails}
      </Link>
      <h1>{mailsText.emailTemplates}</h1>
      <p className="mail-lead">
        {mailsText.previewEmailsThatShopSends}{' '}
        <Link to={PATHS.storefrontContent}>{sharedText.storefrontContent}</Link>.
      </p>
      <div className="templates">
        <nav className="templates__kinds" aria-label={mailsText.emailTypes}>
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
                <span className="aside">{sharedText.subject}</span>
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
            what={mailsText.template}
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
  /**
   * The preview. undefined until first loaded. The previous kind's preview stays until the next one is
   * loaded.
   */
  template: ReadMailTemplateQuery['mailPreview'] | undefined;
  hasFailed: boolean;
  reload: () => void;
}

/** Loads the preview of a kind of email. */
function useTemplate(kind: MailKind): Template {
  const { data, hasFailed, reload } = useLiveQuery(ReadMailTemplateDocument, { variables: { kind } });
  return { template: hasFailed ? undefined : data?.mailPreview, hasFailed, reload };
}
