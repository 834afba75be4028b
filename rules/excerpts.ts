/** Characters of a text that are shown. */
const MAX_SHOWN = 400;
/** What is shown of a long text before the place where it differs. */
const LEAD = 40;

/** Two versions of a text; long ones are cut to where they differ. */
export function excerpts(before: string | null, after: string | null) {
  const [one, other] = [before ?? '', after ?? ''];
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const cut = Math.max(one.length, other.length) > MAX_SHOWN ? Math.max(0, start - LEAD) : 0;
  const excerpt = (text: string | null) =>
    text &&
    `${cut > 0 ? '…' : ''}${text.slice(cut, cut + MAX_SHOWN)}${cut + MAX_SHOWN < text.length ? '…' : ''}`;
  return { before: excerpt(before), after: excerpt(after) };
}
