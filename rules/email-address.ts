const MAX_LENGTH = 254;
/** Nothing in it can end a line, an address or a list of them, wherever it is put. */
const LOCAL = String.raw`[^\s\p{C}@<>"(),:;\\[\]]{1,64}`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const ADDRESS = new RegExp(`^${LOCAL}@${LABEL}(?:\\.${LABEL})*$`, 'u');

/** Whether a text is one address and nothing else: no name, no list, no line break. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && ADDRESS.test(text);
}
