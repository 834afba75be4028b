import { connect } from 'node:net';

/** An answer as its first line and headers tell it; the body is what came before the connection was closed. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const TIMEOUT_MS = 45_000;

/**
 * Sends bytes over a connection of its own, and nothing more: what is missing is withheld.
 * @returns the answer as soon as it is whole. @throws Error when none comes.
 */
export function sendRaw({ url }: { url: string }, bytes: string | Buffer): Promise<RawAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let received = '';
  const finish = (answer: RawAnswer | null) => {
    if (answer) resolve(answer);
    else reject(new Error(`No answer came, only: ${received.slice(0, 500)}`));
    socket.destroy();
  };
  socket.setTimeout(TIMEOUT_MS, () => finish(null));
  socket.on('error', reject);
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
    const answer = readAnswer(received);
    if (answer) finish(answer);
  });
  socket.on('close', () => finish(readAnswer(received, true)));
  socket.write(bytes);
  return promise;
}

/** The head of a request, its empty line too. */
export function head(requestLine: string, headers: Record<string, string> = {}): string {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return [`${requestLine} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}

function readAnswer(received: string, isClosed = false): RawAnswer | null {
  const end = received.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const [statusLine = '', ...lines] = received.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const body = received.slice(end + 4);
  const length = Number(headers['content-length'] ?? Number.NaN);
  const isWhole = isClosed || body.length >= length;
  return isWhole ? { status: Number(statusLine.split(' ')[1]), headers, body } : null;
}
