import { gstinMessages } from '#messages/gstin.ts';
import { INDIAN_STATES } from './indian-states.ts';
import type { Message } from './messages.ts';

/**
 * The format of a GSTIN: state, PAN (five letters, four digits, a letter), registration number, Z, and a
 * check digit.
 */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;
const BASE = 36;

/** Whether a text is a valid GSTIN: its format and check digit (Luhn's algorithm with 36 characters). */
export function isGstin(text: string): boolean {
  return GSTIN.test(text) && text.endsWith(checkDigitOf(text.slice(0, -1)));
}

/** @param gstin null: none */
export function checkGstin(gstin: string | null): Message | false {
  return gstin !== null && !isGstin(gstin) && gstinMessages.invalid;
}

function checkDigitOf(text: string): string {
  const sum = [...text].reduce((total, character, index) => {
    const product = Number.parseInt(character, BASE) * ((index % 2) + 1);
    return total + Math.floor(product / BASE) + (product % BASE);
  }, 0);
  return ((BASE - (sum % BASE)) % BASE).toString(BASE).toUpperCase();
}

/** The codes of GST by the letters of ISO 3166-2: GSTINs begin with these codes. */
const GST_CODES: Readonly<Record<string, string>> = {
  ...{ JK: '01', HP: '02', PB: '03', CH: '04', UK: '05', HR: '06', DL: '07', RJ: '08', UP: '09', BR: '10' },
  ...{ SK: '11', AR: '12', NL: '13', MN: '14', MZ: '15', TR: '16', ML: '17', AS: '18', WB: '19', JH: '20' },
  ...{ OD: '21', CG: '22', MP: '23', GJ: '24', DH: '26', MH: '27', KA: '29', GA: '30', LD: '31', KL: '32' },
  ...{ TN: '33', PY: '34', AN: '35', TS: '36', AP: '37', LA: '38' },
};

/** @returns a state as GST documents name it, such as `29-Karnataka`; null for any other region */
export function gstStateOf(region: string | null): string | null {
  const code = GST_CODES[region ?? ''];
  return code ? `${code}-${INDIAN_STATES[region ?? '']}` : null;
}
