/** The server with another built site, whose folder is the argument. */
import { BUILT } from '../../src/app/http/static-files.ts';
import { startServer } from '../../src/app/server.ts';

const [site = ''] = process.argv.slice(2);
const server = await startServer(process.env, (line) => process.stdout.write(`${line}\n`), undefined, {
  ...BUILT,
  site,
});
process.stdout.write(`Ready at ${server.url}\n`);
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
