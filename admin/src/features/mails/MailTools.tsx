import { ListChoice } from '../../components/ListChoice.tsx';
import { PageSizeChoice } from '../../components/PageSizeChoice.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { optionsOf } from '../../components/Select.tsx';
import { MAIL_KINDS, MAIL_STATES } from './mail-words.ts';
import { type MailView, PAGE_SIZES } from './use-mail-view.ts';

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
        options={optionsOf(MAIL_STATES)}
        onChoose={(state) => onChange({ state: state as MailView['state'] })}
      />
      <ListChoice
        label="Kind"
        value={view.kind}
        options={optionsOf(MAIL_KINDS)}
        onChoose={(kind) => onChange({ kind: kind as MailView['kind'] })}
      />
      <PageSizeChoice
        sizes={PAGE_SIZES}
        pageSize={view.pageSize}
        onChoose={(pageSize) => onChange({ pageSize })}
      />
    </header>
  );
}
