import closeWithGrace from 'close-with-grace';
import { StartupError } from './errors.ts';
import { startServer } from './server.ts';

const EXIT_BY_SECOND_SIGNAL = 130;
/** Longer than requests are waited for, and the database takes to end. */
const MAX_STOP_MS = 30_000;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

/**
 * Runs the server until a signal ends it.
 * @param prepare is called once everything else is ready, just before it listens.
 */
export async function run(prepare?: () => Promise<void>): Promise<void> {
  try {
    const server = await startServer(process.env, say, prepare);
    const { uninstall } = closeWithGrace(
      {
        delay: MAX_STOP_MS,
        logger: { error: (error) => complain(String((error as Error)?.stack ?? error)) },
        // After these a process cannot go on, nor end in order.
        skip: ['SIGILL', 'SIGTRAP', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGSEGV', 'SIGUSR2', 'beforeExit'],
        onSecondSignal: () => process.exit(EXIT_BY_SECOND_SIGNAL),
      },
      async ({ err }) => {
        if (err) complain(String(err.stack ?? err));
        await server.stop();
      },
    );
    server.onLost(async (reason) => {
      complain(reason);
      uninstall();
      await server.stop();
      process.exit(1);
    });
    say(`${server.database}\n`);
    say(`Storefront          ${server.url}/`);
    say(`Admin               ${server.url}/admin`);
    say(`GraphQL playground  ${server.url}/graphql`);
    say(`REST                ${server.url}/api`);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    complain(error.message);
    process.exit(1);
  }
}

if (import.meta.main) await run();
