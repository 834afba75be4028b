import { isCountry } from './countries.ts';

/** Countries without postcodes, from Google's address data, with which the test compares them. */
const WITHOUT_POSTCODE = new Set(
  (
    'AE AG AO AQ AW BF BI BJ BO BQ BS BV BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN LC LY ML ' +
    'MO MR MS MW NR NU PA PS QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TT TV UG VU WS YE ZW'
  ).split(' '),
);

/** Whether addresses in a country have a postcode. @param country two letters of ISO 3166-1 */
export function usesPostcode(country: string): boolean {
  return isCountry(country) && !WITHOUT_POSTCODE.has(country);
}
