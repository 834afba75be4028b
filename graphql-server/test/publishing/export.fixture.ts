/** The command `npm run export` for another built site, whose folder is the first argument. */
import { BUILT } from '../../src/app/http/static-files.ts';

const [site = ''] = process.argv.splice(2, 1);
BUILT.site = site;
await import('../../commands/export.ts');
