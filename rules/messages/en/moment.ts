import { defineMessages } from '../../messages.ts';

export const momentMessages = defineMessages('moment', {
  invalid: ({ label }: { label: string }) =>
    `${label} must be a date and time with a time zone, such as 2026-01-31T09:00+05:30`,
  endsBeforeStart: '“Show until” must be later than “Show from”',
});
