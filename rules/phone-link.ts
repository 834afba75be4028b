const INDIAN_MOBILE = /^[6-9]\d{9}$/;

/**
 * The link that opens a WhatsApp chat, with a message if there is one. WhatsApp asks for the recipient if the number has no country code, so that the
 * message never goes to a stranger with the same digits.
 * @param country of the address, two letters of ISO 3166-1
 */
export function whatsAppLink(phone: string, country?: string, message?: string): string {
  const digits = phone.replace(/\D/g, '');
  const isIndian = country === 'IN' && INDIAN_MOBILE.test(digits);
  const recipient = phone.trim().startsWith('+') ? digits : isIndian ? `91${digits}` : '';
  return `https://wa.me/${recipient}${message ? `?text=${encodeURIComponent(message)}` : ''}`;
}

/** The link that dials a number: `+91 11 4050 6070` → `tel:+911140506070`. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
