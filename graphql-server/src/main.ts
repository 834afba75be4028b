import { StartupError } from './errors.ts';
import { type RunningServer, startServer } from './server.ts';

const EXIT_BY_SECOND_SIGNAL = 130;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  const server = await startServer(process.env, say);
  stopOnSignals(server);
  server.onLost((reason) => {
    process.stderr.write(`${reason}\n`);
    void end(server, 1);
  });
  say(`${server.database}\n`);
  say(`Storefront          ${server.url}/`);
  say(`Admin               ${server.url}/admin`);
  say(`GraphQL playground  ${server.url}/graphql`);
  say(`REST                ${server.url}/api`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

/** The first signal lets running requests finish; a second one does not wait. */
function stopOnSignals(server: RunningServer): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(EXIT_BY_SECOND_SIGNAL);
      isStopping = true;
      void end(server, 0);
    });
  }
}

async function end(server: RunningServer, exitCode: number): Promise<void> {
  await server.stop();
  process.exit(exitCode);
}
