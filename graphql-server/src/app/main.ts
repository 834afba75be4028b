import closeWithGrace from 'close-with-grace';
import { readConfig } from '../kernel/config.ts';
import { StartupError } from '../kernel/errors.ts';
import { say } from '../kernel/log.ts';
import { kernelMessages } from '../kernel/messages.ts';
import { toUnavailable } from '../kernel/mongodb/failures.ts';
import { appTexts } from './messages.ts';
import { startServer } from './server.ts';

const EXIT_BY_SECOND_SIGNAL = 130;
/** The limit for stopping after draining. It is longer than waiting for requests plus stopping the database. */
const MAX_STOP_MS = 30_000;

function printError(fault: unknown): void {
  const known = fault instanceof StartupError ? fault.message : outOfRoom(fault);
  // Each error of the configuration is one line.
  for (const line of known?.split('\n') ?? [String((fault as Error)?.stack ?? fault)]) say(line, 'fatal');
}

/** The message for a full disk, which can fail any write. @returns null for another error */
function outOfRoom(fault: unknown): string | null {
  for (let cause = fault; cause instanceof Error; cause = cause.cause) {
    const { code, path } = cause as NodeJS.ErrnoException;
    const isFull =
      code === 'ENOSPC' || code === 'EDQUOT' || toUnavailable(cause)?.said === kernelMessages.diskFull;
    if (isFull) return appTexts.diskFull({ where: path ? ` (${path})` : '' });
  }
  return null;
}

/**
 * Runs the server until a signal ends it.
 * @param prepare called when everything else is ready, just before the server listens
 */
export async function run(prepare?: () => Promise<void>): Promise<void> {
  try {
    const server = await startServer(process.env, say, prepare);
    const { uninstall } = closeWithGrace(
      {
        delay: MAX_STOP_MS + readConfig(process.env).drainMs,
        logger: { error: printError },
        // Ignore signals after which a process can neither continue nor shut down properly.
        skip: ['SIGILL', 'SIGTRAP', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGSEGV', 'SIGUSR2', 'beforeExit'],
        onSecondSignal: () => process.exit(EXIT_BY_SECOND_SIGNAL),
      },
      async ({ err, signal }) => {
        if (err) printError(err);
        // Do not drain after Ctrl-C or a crash: only a supervisor waits for the load balancer.
        await server.stop(signal !== 'SIGTERM');
      },
    );
    server.onLost(async (reason) => {
      say(reason, 'fatal');
      uninstall();
      await server.stop(true);
      process.exit(1);
    });
    say(process.stdout.isTTY ? `${server.database}\n` : server.database);
    say(appTexts.storefrontAt({ address: server.url }));
    say(appTexts.adminAt({ address: server.url }));
    say(appTexts.playgroundAt({ address: server.url }));
    say(appTexts.restAt({ address: server.url }));
  } catch (error) {
    printError(error);
    process.exit(1);
  }
}

if (import.meta.main) await run();
