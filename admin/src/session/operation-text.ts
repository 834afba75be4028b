/**
 * One operation of a document, with the fragments that it spreads: the server bounds the fields of all that it is sent.
 * @param document of definitions that each begin a line, as the formatter writes them
 */
export function operationText(document: string, name: string): string {
  const definitions = new Map(
    document
      .split(/^(?=(?:query|mutation|fragment) )/m)
      .map((definition) => [/^\w+ (\w+)/.exec(definition)?.[1], definition]),
  );
  const needed = new Set([name]);
  // What is added while it is gone through is gone through as well.
  for (const one of needed) {
    for (const [, spread = ''] of (definitions.get(one) ?? '').matchAll(/\.\.\.(\w+)/g)) needed.add(spread);
  }
  return [...needed].map((one) => definitions.get(one)).join('');
}
