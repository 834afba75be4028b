/** Vite ends each file with this when it combines several into one style. */
const FILE_END = '\n';
const LAYER = /^@layer \w+\{/;

/** Merges consecutive files that each consist of one block of the same layer. */
export function joinLayers(css: string): string {
  const files: string[] = [];
  for (const file of css.split(FILE_END)) {
    const [layer] = LAYER.exec(file) ?? [];
    const last = files.at(-1);
    if (layer && last?.startsWith(layer) && isOneBlock(last)) {
      files[files.length - 1] = last.slice(0, -1) + file.slice(layer.length);
    } else files.push(file);
  }
  return files.join('');
}

function isOneBlock(css: string): boolean {
  let depth = 0;
  for (const [place, character] of [...css].entries()) {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (character === '}' && depth === 0) return place === css.length - 1;
  }
  return false;
}
