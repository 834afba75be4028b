import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { StartupError } from '../src/kernel/errors.ts';

const HELP = { type: 'boolean', short: 'h' } as const;

interface Allowed<Options> {
  options?: Options;
  /** How many words there may be beside the options. */
  words?: number;
}

/**
 * Reads what stands behind a command; `--help` prints its usage, and ends it before it has done anything.
 * @throws StartupError for anything else that the usage does not name
 */
export function readArguments<const Options extends ParseArgsOptionsConfig = Record<never, never>>(
  usage: string,
  { options = {} as Options, words = 0 }: Allowed<Options> = {},
) {
  const { values, positionals } = parse({ ...options, help: HELP }, usage);
  if ('help' in values) {
    console.log(usage);
    process.exit();
  }
  if (positionals.length > words) throw new StartupError(usage);
  return { values, positionals };
}

function parse<Options extends ParseArgsOptionsConfig>(options: Options, usage: string) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new StartupError(`${(error as Error).message}\n${usage}`);
  }
}
