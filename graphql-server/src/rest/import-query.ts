import { assertValid } from '../errors.ts';

const MAX_NAME_LENGTH = 200;
const DRY_RUN = { '0': false, '1': true } as const;

/** The file's name, shown to operators who follow the import from elsewhere. */
export function readName(query: unknown): string {
  const { name = '' } = query as { name?: unknown };
  return typeof name === 'string' ? name.slice(0, MAX_NAME_LENGTH) : '';
}

export function readDryRun(query: unknown): boolean {
  const { dry_run: said = '0' } = query as { dry_run?: unknown };
  if (said !== '0' && said !== '1') assertValid({ dry_run: 'dry_run must be 1 or 0.' });
  return DRY_RUN[said as keyof typeof DRY_RUN];
}

/** The id or name of the category of new products for which the file names none; blank: nothing is said. */
export function readCategory(query: unknown): string {
  const { category = '' } = query as { category?: unknown };
  return typeof category === 'string' ? category.slice(0, MAX_NAME_LENGTH).trim() : '';
}
