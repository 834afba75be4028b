import { file } from 'astro/loaders';

/**
 * Reads a JSON list of `content/` so that its collection keeps the order of the file: collections are sorted by the
 * ids of their entries, so each entry's id is its place (`01`, `02`, …). The row's own `id` stays in its data.
 */
export function inOrder(name: string): ReturnType<typeof file> {
  return file(`src/content/${name}.json`, { parser: byPlace });
}

function byPlace(text: string): Record<string, Record<string, unknown>> {
  const rows: Record<string, unknown>[] = JSON.parse(text);
  return Object.fromEntries(rows.map((row, index) => [String(index + 1).padStart(3, '0'), row]));
}
