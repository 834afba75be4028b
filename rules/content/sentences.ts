/** A sentence with the spaces after it; a list item or a heading without a full stop is a sentence too. */
const SENTENCE = /[^\n]+?(?:[.!?](?=\s|$) *|(?=\n|$))/g;
/** A heading with nothing below it but another heading or the end of the text. */
const EMPTY_HEADING = /^#+ .*\n*(?=#|(?![\s\S]))/gm;

export function sentencesOf(text: string): string[] {
  return [...text.matchAll(SENTENCE)].map(([sentence]) => sentence.trim());
}

/** The text without some sentences, and without headings that end up above nothing. Unchanged when all are kept. */
export function withoutSentences(text: string, isLeftOut: (sentence: string) => boolean): string {
  const kept = text.replace(SENTENCE, (sentence) => (isLeftOut(sentence.trim()) ? '' : sentence));
  return kept === text
    ? text
    : kept
        .replace(EMPTY_HEADING, '')
        .replace(/\n{3,}/g, '\n\n')
        .trim();
}
