const MAX_SUMMARY_LENGTH = 240;

/** The first sentence of a description, or the beginning of a long one. @param plainText removes the formatting */
export function summaryOf(description: string, plainText: (text: string) => string): string {
  const [first = ''] = description.trim().split(/\n\s*\n/, 1);
  const sentence = firstSentence(plainText(first));
  if (sentence.length <= MAX_SUMMARY_LENGTH) return sentence;
  return `${[...sentence].slice(0, MAX_SUMMARY_LENGTH).join('').trimEnd()}…`;
}

/** The text up to the first full stop that ends a sentence, not an abbreviation or a number. */
export function firstSentence(text: string): string {
  return text.match(/^.*?[a-z)%][.!?](?= [A-Z]|$)/su)?.[0] ?? text;
}
