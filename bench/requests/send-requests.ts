import { Connection } from './connection.ts';

export interface Load {
  port: number;
  /** One whole HTTP request for each number from 1, as bytes. */
  request: (index: number) => Buffer;
  count: number;
  connections: number;
}

/**
 * Sends requests over kept connections, on each the next one as soon as the last is answered.
 * @returns how many seconds it took. @throws Error when an answer is not a 200 or the connection breaks
 */
export async function sendRequests({ port, request, count, connections }: Load): Promise<number> {
  let sent = 0;
  const opened = await Promise.all(Array.from({ length: connections }, () => Connection.open(port)));
  const started = performance.now();
  try {
    await Promise.all(
      opened.map(async (connection) => {
        while (sent < count) {
          sent += 1;
          await connection.ask(request(sent));
        }
      }),
    );
    return (performance.now() - started) / 1000;
  } finally {
    for (const connection of opened) connection.close();
  }
}
