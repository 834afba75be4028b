import { Connection } from './connection.ts';

export interface Load {
  port: number;
  /** One complete HTTP request for each number from 1, as bytes. */
  request: (index: number) => Buffer;
  count: number;
  connections: number;
}

/**
 * Sends requests over persistent connections, one after the other on each.
 * @returns the seconds it took.
 * @throws Error if a status is not 200 or a connection breaks
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
