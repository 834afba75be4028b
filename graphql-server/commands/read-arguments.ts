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
 * @param args what follows the name of the command
 * @throws StartupError for anything else that the usage does not name
 */
export function readArguments<const Options extends ParseArgsOptionsConfig = Record<never, never>>(
  usage: string,
  { options = {} as Options, words = 0 }: Allowed<Options> = {},
  args: readonly string[] = process.argv.slice(2),
) {
  const { values, positionals } = parse({ ...options, help: HELP }, usage, args);
  if ('help' in values) {
    console.log(usage);
    process.exit();
  }
  if (positionals.length > words) throw new StartupError(usage);
  return { values, positionals };
}

function parse<Options extends ParseArgsOptionsConfig>(
  options: Options,
  usage: string,
  args: readonly string[],
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new StartupError(`${(error as Error).message}\n${usage}`);
  }
}
