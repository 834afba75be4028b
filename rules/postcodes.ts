import { formatAddress } from 'localized-address-format';

const MARK = 'POSTCODE';

/** Whether addresses in a country are written with a postcode, by Google's address data. @param country two letters of ISO 3166-1 */
export function usesPostcode(country: string): boolean {
  const lines = formatAddress({
    postalCountry: country,
    addressLines: ['1'],
    locality: 'L',
    postalCode: MARK,
  });
  return lines.some((line) => line.includes(MARK));
}
