import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { StartupError } from '../src/kernel/errors.ts';

const HELP = { type: 'boolean', short: 'h' } as const;

interface Allowed<Options> {
  options?: Options;
  /** The maximum number of positional arguments. */
  words?: number;
}

/**
 * Parses a command's arguments. `--help` prints the usage and exits before anything is done.
 * @param args the arguments after the command's name
 * @throws StartupError for arguments that the usage does not name
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
