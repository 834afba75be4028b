/** The first letter of each word of a name: `Leela Krishnan` → `LK`. */
export function initialsOf(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
}
