import { InputField } from '../../components/Field.tsx';
import { SelectField } from '../../components/Select.tsx';
import { type Column, Table } from '../../components/Table.tsx';
import { formatDay } from '../../format.ts';
import { SettingsForm } from './SettingsForm.tsx';

const FREQUENCIES = ['Every week', 'Every two weeks', 'Every month'];
const READERS = ['All readers', 'Subscribers who have ordered', 'Subscribers who have not ordered yet'];

/** Sample data. */
const ISSUES = [
  { subject: 'Wool week in Shimla', sent: '2026-11-12', opened: '46%' },
  { subject: 'Lamps, sweets and a scooter', sent: '2026-10-29', opened: '52%' },
  { subject: 'Forty printers, one vat of indigo', sent: '2026-10-15', opened: '41%' },
];

const COLUMNS: Column<(typeof ISSUES)[number]>[] = [
  { heading: 'Subject', look: 'strong', cell: ({ subject }) => subject },
  { heading: 'Sent', look: 'muted', isLabelled: true, cell: ({ sent }) => formatDay(sent) },
  { heading: 'Opened', look: 'muted', isLabelled: true, cell: ({ opened }) => opened },
];

export function NewsletterPanel() {
  return (
    <>
      <SettingsForm title="Newsletter" lead="8,412 readers, one issue every two weeks.">
        <SelectField label="Sent" name="frequency" options={FREQUENCIES} defaultValue="Every two weeks" />
        <SelectField label="To" name="readers" options={READERS} />
        <InputField
          label="Subject of the next issue"
          className="settings-form__wide"
          name="subject"
          defaultValue="Ikat by the metre, shoes for the fog"
        />
      </SettingsForm>
      <IssueTable />
    </>
  );
}

function IssueTable() {
  return (
    <section className="stack" aria-labelledby="issues">
      <h3 id="issues">Latest issues</h3>
      <Table columns={COLUMNS} rows={ISSUES} keyOf={({ subject }) => subject} />
    </section>
  );
}
