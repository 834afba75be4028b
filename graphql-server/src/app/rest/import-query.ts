import type { DecimalSign } from '@mela/rules/import-report.ts';
import { DEFAULT_OVERWRITE, OVERWRITES, type Overwrite } from '@mela/rules/overwrite.ts';
import { assertValid } from '../../kernel/errors.ts';
import { ENCODINGS, type EncodingLabel } from '../../modules/catalogue/import/detect-encoding.ts';
import type { SaidOfFile } from '../../modules/catalogue/import/open-sent-file.ts';
import { appMessages } from '../messages.ts';

const MAX_NAME_LENGTH = 200;

/** The file's name, shown to operators who follow the import. */
export function readName(query: unknown): string {
  const { name = '' } = query as { name?: unknown };
  return typeof name === 'string' ? name.slice(0, MAX_NAME_LENGTH) : '';
}

export function readDryRun(query: unknown): boolean {
  return readSwitch(query, 'dry_run');
}

/** Whether one invalid row stops the whole import. */
export function readAllOrNothing(query: unknown): boolean {
  return readSwitch(query, 'all_or_nothing');
}

/** The id or name of the category for new products without one in the file. If blank, they get none. */
export function readCategory(query: unknown): string {
  const { category = '' } = query as { category?: unknown };
  return typeof category === 'string' ? category.slice(0, MAX_NAME_LENGTH).trim() : '';
}

/**
 * How to read the file: encoding and decimals, as far as the query specifies them.
 * @throws UserError for unknown values
 */
export function readFileFormat(query: unknown): SaidOfFile {
  const { encoding, decimals } = query as Record<string, unknown>;
  return {
    encoding: readOneOf('encoding', encoding, Object.keys(ENCODINGS) as EncodingLabel[]),
    decimals: readOneOf('decimals', decimals, ['point', 'comma'] satisfies DecimalSign[]),
  };
}

function readOneOf<Value extends string>(
  name: string,
  said: unknown,
  values: readonly Value[],
): Value | null {
  if (said === undefined || said === '') return null;
  const found = values.find((value) => value === String(said).toLowerCase());
  if (!found) assertValid({ [name]: appMessages.parameterNotOneOf({ name, choices: values.join(', ') }) });
  return found as Value;
}

function readSwitch(query: unknown, name: string): boolean {
  const { [name]: said = '0' } = query as Record<string, unknown>;
  if (said !== '0' && said !== '1') assertValid({ [name]: appMessages.parameterNotSwitch({ name }) });
  return said === '1';
}

/**
 * What the import may overwrite in products of an earlier import; `none` means nothing.
 * @throws UserError for unknown values
 */
export function readOverwrite(query: unknown): readonly Overwrite[] {
  const { overwrite } = query as { overwrite?: unknown };
  if (overwrite === undefined) return DEFAULT_OVERWRITE;
  if (overwrite === 'none') return [];
  const named = typeof overwrite === 'string' ? overwrite.split(',') : [''];
  const known = named.filter((one): one is Overwrite => (OVERWRITES as readonly string[]).includes(one));
  if (known.length < named.length)
    assertValid({ overwrite: appMessages.invalidOverwrite({ values: OVERWRITES.join(', ') }) });
  return known;
}
