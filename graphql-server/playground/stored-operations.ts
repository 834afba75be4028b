/** What follows the name of a secret, in variables as in an operation. */
const SECRET = /("?\b(?:\w*password|code|invitation|secret)\b"?\s*:\s*")(?:[^"\\]|\\.)*/gi;

/** GraphiQL stores tabs and history as JSON, and an operation as it is. */
export function withoutSecrets(stored: string): string {
  const redact = (text: string) => text.replaceAll(SECRET, '$1');
  try {
    return JSON.stringify(
      JSON.parse(stored, (_key, value) => (typeof value === 'string' ? redact(value) : value)),
    );
  } catch {
    return redact(stored);
  }
}

/** The browser's storage, which keeps what was asked and when, and no password or code. */
export const storedOperations = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, withoutSecrets(value)),
  removeItem: (key: string) => localStorage.removeItem(key),
  clear: () => localStorage.clear(),
  get length() {
    return localStorage.length;
  },
};
