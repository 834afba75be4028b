import { connect } from 'node:net';

/** A response's status line and headers; the body is everything before the connection was closed. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const TIMEOUT_MS = 45_000;

/** Sends bytes over a new connection, and nothing more. @returns the response as soon as it is complete @throws Error without a response */
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

/** The head of a request, including its empty line. */
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
