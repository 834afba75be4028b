/** State, PAN (five letters, four digits, a letter), which registration of it, Z, and a check digit. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;
const BASE = 36;

/** Whether this is the GST number of a business: its form, and the check digit (Luhn's, of 36 characters). */
export function isGstin(text: string): boolean {
  return GSTIN.test(text) && text.endsWith(checkDigitOf(text.slice(0, -1)));
}

function checkDigitOf(text: string): string {
  const sum = [...text].reduce((total, character, index) => {
    const product = Number.parseInt(character, BASE) * ((index % 2) + 1);
    return total + Math.floor(product / BASE) + (product % BASE);
  }, 0);
  return ((BASE - (sum % BASE)) % BASE).toString(BASE).toUpperCase();
}
