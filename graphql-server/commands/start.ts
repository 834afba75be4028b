import { run } from '../src/app/main.ts';
import { say } from '../src/kernel/log.ts';
import { buildParts } from './build-parts.ts';

await run(() => buildParts({ log: say }));
