import * as profileText from '#messages/profile.ts';
import * as sharedText from '#messages/shared.ts';
import { InputField } from '../../components/Field.tsx';
import { SelectField } from '../../components/Select.tsx';
import { type Column, Table } from '../../components/Table.tsx';
import { formatDay } from '../../format.ts';
import { SettingsForm } from './SettingsForm.tsx';

const FREQUENCIES = [profileText.everyWeek, profileText.everyTwoWeeks, profileText.everyMonth];
const READERS = [
  profileText.allReaders,
  profileText.subscribersWhoHaveOrdered,
  profileText.subscribersWhoHaveNotOrderedYet,
];

/** Sample data. */
const ISSUES = [
  { subject: profileText.woolWeekInShimla, sent: '2026-11-12', opened: '46%' },
  { subject: profileText.lampsSweetsAndScooter, sent: '2026-10-29', opened: '52%' },
  { subject: profileText.fortyPrintersOneVatOfIndigo, sent: '2026-10-15', opened: '41%' },
];

const COLUMNS: Column<(typeof ISSUES)[number]>[] = [
  { heading: sharedText.subject, look: 'strong', cell: ({ subject }) => subject },
  { heading: sharedText.sent, look: 'muted', isLabelled: true, cell: ({ sent }) => formatDay(sent) },
  { heading: sharedText.opened, look: 'muted', isLabelled: true, cell: ({ opened }) => opened },
];

export function NewsletterPanel() {
  return (
    <>
      <SettingsForm title={sharedText.newsletter} lead={profileText.readersAndIssues}>
        <SelectField
          label={sharedText.sent}
          name="frequency"
          options={FREQUENCIES}
          defaultValue={profileText.everyTwoWeeks}
        />
        <SelectField label={sharedText.to} name="readers" options={READERS} />
        <InputField
          label={profileText.subjectOfNextIssue}
          className="settings-form__wide"
          name="subject"
          defaultValue={profileText.ikatByMetreShoesForFog}
        />
      </SettingsForm>
      <IssueTable />
    </>
  );
}

function IssueTable() {
  return (
    <section className="stack" aria-labelledby="issues">
      <h3 id="issues">{profileText.latestIssues}</h3>
      <Table columns={COLUMNS} rows={ISSUES} keyOf={({ subject }) => subject} />
    </section>
  );
}
