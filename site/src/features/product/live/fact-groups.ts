import * as productText from '#messages/product.ts';

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
    SIZE_GUIDE.test(name)
      ? productText.sizeGuide
      : FABRIC.test(name)
        ? productText.fabricAndCare
        : productText.details;
  const byTitle = Map.groupBy(facts, titleOf);
  return [productText.details, productText.fabricAndCare, productText.sizeGuide].flatMap((title) => {
    const group = byTitle.get(title);
    return group ? [{ title, facts: group }] : [];
  });
}
