const SEPARATOR = ': ';

/** An option's value as the index and addresses have it: `Cut: slim`. */
export function optionValue(name: string, value: string): string {
  return `${name}${SEPARATOR}${value}`;
}

/** @returns its name, and its value; a name has no colon. */
export function optionParts(text: string): [name: string, value: string] {
  const [name = ''] = text.split(SEPARATOR, 1);
  return [name, text.slice(name.length + SEPARATOR.length)];
}
