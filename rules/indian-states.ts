/** States and union territories of India by their letters of ISO 3166-2 (as of November 2023), by name. */
export const INDIAN_STATES: Readonly<Record<string, string>> = {
  AN: 'Andaman and Nicobar Islands',
  AP: 'Andhra Pradesh',
  AR: 'Arunachal Pradesh',
  AS: 'Assam',
  BR: 'Bihar',
  CH: 'Chandigarh',
  CG: 'Chhattisgarh',
  DH: 'Dadra and Nagar Haveli and Daman and Diu',
  DL: 'Delhi',
  GA: 'Goa',
  GJ: 'Gujarat',
  HR: 'Haryana',
  HP: 'Himachal Pradesh',
  JK: 'Jammu and Kashmir',
  JH: 'Jharkhand',
  KA: 'Karnataka',
  KL: 'Kerala',
  LA: 'Ladakh',
  LD: 'Lakshadweep',
  MP: 'Madhya Pradesh',
  MH: 'Maharashtra',
  MN: 'Manipur',
  ML: 'Meghalaya',
  MZ: 'Mizoram',
  NL: 'Nagaland',
  OD: 'Odisha',
  PY: 'Puducherry',
  PB: 'Punjab',
  RJ: 'Rajasthan',
  SK: 'Sikkim',
  TN: 'Tamil Nadu',
  TS: 'Telangana',
  TR: 'Tripura',
  UP: 'Uttar Pradesh',
  UK: 'Uttarakhand',
  WB: 'West Bengal',
};

/** A PIN has six digits; the first stands for one of nine zones. */
/** In the army's zone 9 only 90 to 99 are allotted, except 999. */
const PIN = /^(?!999)[1-9]\d{5}$/;

/** States by the first two digits of a PIN; the exceptions below by the first three. */
const STATES_BY_REGION: Readonly<Record<string, string>> = {
  ...{ 11: 'DL', 12: 'HR', 13: 'HR', 14: 'PB', 15: 'PB', 16: 'CH PB HR', 17: 'HP', 18: 'JK', 19: 'JK' },
  ...{ 20: 'UP', 21: 'UP', 22: 'UP', 23: 'UP', 24: 'UP UK', 25: 'UP', 26: 'UP', 27: 'UP', 28: 'UP' },
  ...{ 30: 'RJ', 31: 'RJ', 32: 'RJ', 33: 'RJ', 34: 'RJ', 36: 'GJ', 37: 'GJ', 38: 'GJ', 39: 'GJ' },
  ...{ 40: 'MH', 41: 'MH', 42: 'MH', 43: 'MH', 44: 'MH', 45: 'MP', 46: 'MP', 47: 'MP', 48: 'MP', 49: 'CG' },
  ...{ 50: 'TS', 51: 'AP', 52: 'AP', 53: 'AP', 56: 'KA', 57: 'KA', 58: 'KA', 59: 'KA' },
  ...{ 60: 'TN', 61: 'TN', 62: 'TN', 63: 'TN', 64: 'TN', 67: 'KL', 68: 'KL', 69: 'KL' },
  ...{ 70: 'WB', 71: 'WB', 72: 'WB', 73: 'WB', 74: 'WB', 75: 'OD', 76: 'OD', 77: 'OD', 78: 'AS' },
  ...{ 80: 'BR', 81: 'BR JH', 82: 'BR JH', 83: 'JH', 84: 'BR', 85: 'BR' },
};
const STATES_BY_DISTRICT: Readonly<Record<string, string>> = {
  ...{ 140: 'PB CH', 194: 'LA', 245: 'UP', 248: 'UK', 249: 'UK', 262: 'UP UK', 263: 'UK' },
  ...{ 362: 'GJ DH', 396: 'GJ DH', 403: 'GA', 507: 'TS AP', 533: 'AP PY' },
  ...{ 605: 'PY TN', 607: 'TN PY', 609: 'TN PY', 673: 'KL PY', 682: 'KL LD', 737: 'SK', 744: 'AN' },
  ...{ 790: 'AR', 791: 'AR', 792: 'AR', 793: 'ML', 794: 'ML', 795: 'MN', 796: 'MZ', 797: 'NL', 798: 'NL' },
  ...{ 799: 'TR', 811: 'BR', 812: 'BR', 821: 'BR', 822: 'JH', 823: 'BR', 824: 'BR' },
};

export function isPin(text: string): boolean {
  return PIN.test(text);
}

/**
 * @returns the possible states of a PIN: one, or those that share its sorting district; none for an invalid
 * PIN, and for army PINs (90 to 99), which may be anywhere
 */
export function statesOfPin(pin: string): string[] {
  if (!isPin(pin)) return [];
  const states = STATES_BY_DISTRICT[pin.slice(0, 3)] ?? STATES_BY_REGION[pin.slice(0, 2)];
  return states?.split(' ') ?? [];
}
