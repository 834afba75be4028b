/** The link that dials a number: `+91 11 4050 6070` → `tel:+911140506070`. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
