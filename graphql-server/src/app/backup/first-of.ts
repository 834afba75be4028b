const MAX_NAMED = 5;

/** Names a few files, and says how many more there are. */
export function firstOf(files: string[]): string {
  const others = files.length - MAX_NAMED;
  return files.slice(0, MAX_NAMED).join(', ') + (others > 0 ? ` and ${others} more` : '');
}
