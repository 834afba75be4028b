import '../../components/list-tools.css';
import { ListChoice } from '../../components/ListChoice.tsx';
import { PageSizeChoice } from '../../components/PageSizeChoice.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { MAIL_KINDS, MAIL_STATES } from './mail-words.ts';
import { type MailView, PAGE_SIZES } from './use-mail-view.ts';

const STATES = Object.entries(MAIL_STATES).map(([value, { label }]) => [value, label] as const);
const KINDS = Object.entries(MAIL_KINDS);

interface Props {
  view: MailView;
  onChange: (change: Partial<MailView>) => void;
}

/** Search by receiver or order, filters, and page size. */
export function MailTools({ view, onChange }: Props) {
  return (
    <header className="panel__head list-tools">
      <SearchField
        text={view.search}
        placeholder="Address or order number"
        onText={(search) => onChange({ search })}
      />
      <ListChoice
        label="State"
        value={view.state}
        options={STATES}
        onChoose={(state) => onChange({ state: state as MailView['state'] })}
      />
      <ListChoice
        label="Kind"
        value={view.kind}
        options={KINDS}
        onChoose={(kind) => onChange({ kind: kind as MailView['kind'] })}
      />
      <PageSizeChoice
        sizes={PAGE_SIZES}
        pageSize={view.pageSize}
        className="list-tools__choice"
        onChoose={(pageSize) => onChange({ pageSize })}
      />
    </header>
  );
}
