import * as sellingText from '#messages/selling.ts';
import * as sharedText from '#messages/shared.ts';
import { SelectField } from '../../components/Select.tsx';

/** Browsers still list some cities by former names. */
const NEWER_NAMES: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** Selects the time zone that determines the shop's days. */
export function TimeZoneField({ stored }: { stored: string }) {
  return (
    <div className="selling__choice selling__wide">
      <SelectField
        label={sharedText.timeZone}
        name="timeZone"
        options={optionsWith(stored)}
        defaultValue={stored}
        aria-describedby="time-zone-hint"
      />
      <p id="time-zone-hint" className="aside">
        {sellingText.usedForReportsSchedulesDeliveryDates}
      </p>
    </div>
  );
}

function optionsWith(stored: string): { value: string; label: string }[] {
  const listed = Intl.supportedValuesOf('timeZone').map((name) => NEWER_NAMES[name] ?? name);
  const names = [...new Set([...listed, 'UTC', stored])].sort();
  return names.map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
