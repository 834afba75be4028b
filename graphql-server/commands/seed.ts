import { fillShop } from '../seed/fill-shop.ts';
import { openShop, ShopError } from '../seed/shop.ts';
import { type StartServer, withServer } from '../seed/with-server.ts';
import { startServer } from '../src/app/server.ts';
import { StartupError } from '../src/kernel/errors.ts';
import { commandsTexts } from './messages.ts';
import { readArguments } from './read-arguments.ts';

const USAGE = `npm run seed
Fills the catalogue with the sample menu and forty products. A server may be running.`;

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => interruption.abort(signal));
}

try {
  readArguments(USAGE);
  const start: StartServer = (environment) => startServer(environment, (line) => console.log(line));
  await withServer(process.env, start, (address, token, isOfOwn) => {
    console.log(isOfOwn ? commandsTexts.fillingCatalogue : commandsTexts.fillingCatalogueOf({ address }));
    return fillShop(openShop(address, token), { report: console.log, signal: interruption.signal });
  });
} catch (error) {
  process.exitCode = 1;
  if (interruption.signal.aborted) console.error(commandsTexts.seedStopped);
  else if (error instanceof ShopError || error instanceof StartupError) console.error(error.message);
  else console.error(error);
}
