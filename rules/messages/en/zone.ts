import { defineMessages } from '../../messages.ts';

export const zoneMessages = defineMessages('zone', {
  invalidCountry: 'Use two-letter country codes',
  severalCountries: 'A zone of states or postcodes must have exactly one country',
  tooManyStates: ({ max }: { max: number }) => `A zone can have at most ${max} states`,
  unknownState: ({ state }: { state: string }) => `${state} is not a state`,
  emptyLine: 'Remove the empty line',
  tooManyPostcodes: ({ max }: { max: number }) => `A zone can have at most ${max} postcodes and ranges`,
  invalidPin: ({ entry }: { entry: string }) =>
    `${entry} is not valid. Use the format 400001, 400001-400099 or 4000*`,
  invalidPostcode: ({ entry }: { entry: string }) =>
    `${entry} is not valid. Use the format 10115, 10000-10999 or SW1*`,
  tooManyRates: ({ max }: { max: number }) => `A zone can have at most ${max} rates`,
  rateTypeRequired: 'Choose a rate type',
  invalidAmount: ({ label }: { label: string }) =>
    `${label} must be a whole number in the currency’s smallest unit`,
  invalidWeight: ({ label }: { label: string }) => `${label} must be a whole number of grams`,
  invalidPercent: 'Percent must be from 0 to 100, with at most two decimals',
  upperBoundTooLow: '“Less than” must be more than “from”',
  invalidDays: ({ max }: { max: number }) => `Days must be a whole number from 0 to ${max}`,
  bothDaysRequired: 'Enter both delivery days, or neither',
  daysInWrongOrder: 'The last delivery day must not be before the first',
});
