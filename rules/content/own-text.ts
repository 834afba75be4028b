const HEADING = /^(?=#+ )/m;

interface Texts {
  sample: string;
  /** The neutral text that is true for the shop's current settings. */
  current: string;
  /** A neutral text that is no longer true. */
  outdated: string;
}

/**
 * A long text of a live shop. The operator's own words stay. Sentences of the sample, or of an outdated neutral text, are
 * removed, and the neutral text replaces sections that become empty.
 * @param text in Markdown, as the operator saved it; '' when nothing was entered
 */
export function ownText(text: string, { sample, current, outdated }: Texts): string {
  if (text === '') return current;
  const stillTrue = new Set(sentencesOf(current));
  const untrue = new Set(
    [sample, outdated]
      .flatMap(sentencesOf)
      .filter((sentence) => !isHeading(sentence) && !stillTrue.has(sentence)),
  );
  if (!sentencesOf(text).some((sentence) => untrue.has(sentence))) return text;

  const own = sectionsOf(withoutSentences(text, (sentence) => untrue.has(sentence)));
  const saved = sectionsOf(text);
  const ofSample = sectionsOf(sample);
  const sections = [...sectionsOf(current)].map(([heading, section]) => {
    // A section that the operator has deleted stays deleted, unless the sample never had it.
    const isNeeded = saved.has(heading) || !ofSample.has(heading);
    const kept = own.get(heading);
    const isOwn = kept && sentencesOf(kept).some((sentence) => !stillTrue.has(sentence));
    return isOwn ? kept : isNeeded ? section : '';
  });
  const others = [...own].filter(([heading]) => heading !== '' && !sectionsOf(current).has(heading));
  return [own.get('') ?? '', ...sections, ...others.map(([, section]) => section)]
    .map((section) => section.trim())
    .filter(Boolean)
    .join('\n\n');
}

function isHeading(sentence: string): boolean {
  return sentence.startsWith('#');
}

/** The parts of a text by their heading lines. The key of the part before the first heading is ''. */
function sectionsOf(text: string): Map<string, string> {
  const parts = text.split(HEADING).filter((part) => part.trim() !== '');
  return new Map(parts.map((part) => [isHeading(part) ? (part.split('\n', 1)[0] ?? '').trim() : '', part]));
}

/** A sentence with the spaces after it. A list item or heading without a full stop counts as a sentence too. */
const SENTENCE = /[^\n]+?(?:[.!?](?=\s|$) *|(?=\n|$))/g;
/** A heading directly before another heading or the end of the text. */
const EMPTY_HEADING = /^#+ .*\n*(?=#|(?![\s\S]))/gm;

export function sentencesOf(text: string): string[] {
  return [...text.matchAll(SENTENCE)].map(([sentence]) => sentence.trim());
}

/** The text without some sentences, and without headings that become empty. Unchanged if all sentences stay. */
export function withoutSentences(text: string, isLeftOut: (sentence: string) => boolean): string {
  const kept = text.replace(SENTENCE, (sentence) => (isLeftOut(sentence.trim()) ? '' : sentence));
  return kept === text
    ? text
    : kept
        .replace(EMPTY_HEADING, '')
        .replace(/\n{3,}/g, '\n\n')
        .trim();
}
