import { useEffect, useState } from 'react';
import * as reportsText from '#messages/reports.ts';
import * as sharedText from '#messages/shared.ts';
import { InputField } from '../../components/Field.tsx';
import { optionsOf, SelectField } from '../../components/Select.tsx';
import {
  faultOfDays,
  INTERVALS,
  PERIODS,
  type ReportDays,
  type ReportPeriod,
  type ReportView,
} from './report-view.ts';

interface Props {
  view: ReportView;
  onChange: (change: Partial<ReportView>) => void;
}

/** Chooses the period and the interval of a report. */
export function ReportControls({ view, onChange }: Props) {
  const { period, from, to, by } = view;
  const [days, setDays] = useState<ReportDays>({ from, to });
  useEffect(() => setDays({ from, to }), [from, to]);
  const isEdited = days.from !== from || days.to !== to;
  const fault = isEdited ? faultOfDays(days) : undefined;
  const edit = (change: Partial<ReportDays>) => {
    const next = { ...days, ...change };
    setDays(next);
    if (faultOfDays(next) === undefined) onChange({ period: 'custom', ...next });
  };
  return (
    <form className="panel report-controls" onSubmit={(event) => event.preventDefault()}>
      <SelectField
        label={sharedText.period}
        options={optionsOf(PERIODS)}
        value={period}
        onChange={({ target }) => {
          const chosen = target.value as ReportPeriod;
          onChange(chosen === 'custom' ? { period: chosen, from, to } : { period: chosen });
        }}
      />
      <InputField
        type="date"
        label={sharedText.from}
        required
        value={days.from}
        max={days.to}
        onChange={({ target }) => edit({ from: target.value })}
      />
      <InputField
        type="date"
        label={sharedText.to}
        required
        value={days.to}
        min={days.from}
        fault={fault}
        onChange={({ target }) => edit({ to: target.value })}
      />
      <SelectField
        label={reportsText.showBy}
        options={Object.entries(INTERVALS).map(([value, { label }]) => ({ value, label }))}
        value={by}
        onChange={({ target }) => onChange({ by: target.value })}
      />
    </form>
  );
}
