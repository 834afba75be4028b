import { readSchema } from '../../kernel/module.ts';
import { MODULES } from '../shop/modules.ts';

/** The whole contract: what all modules share, and what each adds. */
export const DEFINITIONS = [readSchema(import.meta.dirname), ...MODULES.map(({ schema }) => schema)].join(
  '\n',
);
