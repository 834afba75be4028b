import { setTimeout as sleep } from 'node:timers/promises';
import { ShopError } from '../seed/shop.ts';
import { type StartServer, withServer } from '../seed/with-server.ts';
import { startServer } from '../src/app/server.ts';
import { StartupError } from '../src/kernel/errors.ts';
import { buildParts } from './build-parts.ts';
import { commandsTexts } from './messages.ts';
import { readArguments } from './read-arguments.ts';

const USAGE = `npm run publish
Publishes the current catalogue. A server may be running.`;

const POLL_MS = 250;
const STOREFRONT = 'mode state release error progress { step pages totalPages }';

interface Answer {
  mode: 'SAMPLE' | 'CATALOGUE';
  state: 'LIVE' | 'WAITING' | 'PUBLISHING' | 'FAILED';
  release: number | null;
  error: string | null;
  progress: { step: string; pages: number; totalPages: number } | null;
}

try {
  readArguments(USAGE);
  const start: StartServer = (environment) =>
    startServer(
      environment,
      (line) => console.log(line),
      () => buildParts({ only: ['storefront'] }),
    );
  // A server started by this command listens on a port other than the one in the pages' addresses.
  const { PUBLIC_URL = `http://localhost:${process.env['PORT'] || 4000}` } = process.env;
  await withServer({ ...process.env, PUBLIC_URL }, start, publish);
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof StartupError || error instanceof ShopError ? error.message : error);
}

async function publish(address: string, token: string | null, isOfOwn: boolean): Promise<void> {
  const ask = (query: string) => askServer(address, token, query);
  let storefront = await ask(`mutation { answer: publishStorefront { ${STOREFRONT} } }`);
  let said = '';
  while (storefront.state === 'PUBLISHING' || storefront.state === 'WAITING') {
    const step = storefront.progress?.step.toLowerCase() ?? '';
    if (step !== said && step !== '') console.log(`${step} …`);
    said = step;
    await sleep(POLL_MS);
    storefront = await ask(`{ answer: storefront { ${STOREFRONT} } }`);
  }
  if (storefront.state === 'FAILED') throw new ShopError(storefront.error ?? commandsTexts.notPublished);
  // A server started by this command stops right away, so its address is not printed.
  const { release } = storefront;
  console.log(
    isOfOwn ? commandsTexts.releaseIsLive({ release }) : commandsTexts.releaseIsLiveAt({ release, address }),
  );
}

async function askServer(address: string, token: string | null, query: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as {
    data?: { answer: Answer };
    errors?: { message: string }[];
  };
  if (!data) throw new ShopError(errors?.[0]?.message ?? commandsTexts.serverSilent);
  return data.answer;
}
