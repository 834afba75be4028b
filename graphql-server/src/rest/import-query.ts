import { assertValid } from '../errors.ts';

const MAX_NAME_LENGTH = 200;

/** The file's name, shown to operators who follow the import from elsewhere. */
export function readName(query: unknown): string {
  const { name = '' } = query as { name?: unknown };
  return typeof name === 'string' ? name.slice(0, MAX_NAME_LENGTH) : '';
}

export function readDryRun(query: unknown): boolean {
  return readSwitch(query, 'dry_run');
}

/** Whether one row that breaks a rule stops the whole import. */
export function readAllOrNothing(query: unknown): boolean {
  return readSwitch(query, 'all_or_nothing');
}

/** The id or name of the category of new products for which the file names none; blank: nothing is said. */
export function readCategory(query: unknown): string {
  const { category = '' } = query as { category?: unknown };
  return typeof category === 'string' ? category.slice(0, MAX_NAME_LENGTH).trim() : '';
}

function readSwitch(query: unknown, name: string): boolean {
  const { [name]: said = '0' } = query as Record<string, unknown>;
  if (said !== '0' && said !== '1') assertValid({ [name]: `${name} must be 1 or 0.` });
  return said === '1';
}
