/** Which tab a key leads to, round the end and back; undefined when the key is none of theirs. */
export function neighbourOf(id: string, ids: string[], key: string): string | undefined {
  const index = ids.indexOf(id);
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  if (key === 'ArrowRight') return ids[(index + 1) % ids.length];
  if (key === 'ArrowLeft') return ids.at(index - 1);
  return undefined;
}
