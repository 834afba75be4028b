interface Fact {
  name: string;
  value: string;
}

interface FactGroup {
  title: string;
  facts: Fact[];
}

const SIZE_GUIDE = /^siz(e|ing) (guide|chart)$/i;
const FABRIC = /\b(fabric|material|composition|care|wash|weave|lining)\b/i;

/** Groups attributes into disclosures: fabric and care, size guide, and details. Empty groups are omitted. */
export function factGroups(facts: readonly Fact[]): FactGroup[] {
  const titleOf = ({ name }: Fact): string =>
    SIZE_GUIDE.test(name) ? 'Size guide' : FABRIC.test(name) ? 'Fabric and care' : 'Details';
  const byTitle = Map.groupBy(facts, titleOf);
  return ['Details', 'Fabric and care', 'Size guide'].flatMap((title) => {
    const group = byTitle.get(title);
    return group ? [{ title, facts: group }] : [];
  });
}
