/** Matches secret values in variables and operations, with the field's name as the first group. */
const SECRET = /("?\b(?:\w*password|code|invitation|secret)\b"?\s*:\s*")(?:[^"\\]|\\.)*/gi;

/** GraphiQL stores tabs and history as JSON, and a single operation as text. */
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

/** Stores GraphiQL's queries and their times in the browser, without passwords and codes. */
export const storedOperations = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, withoutSecrets(value)),
  removeItem: (key: string) => localStorage.removeItem(key),
  clear: () => localStorage.clear(),
  get length() {
    return localStorage.length;
  },
};
