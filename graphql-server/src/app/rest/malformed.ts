import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { appTexts } from '../messages.ts';
import type { Envelope } from './envelope.ts';

interface ParserError extends Error {
  code: string;
}

const NOT_HTTP: Envelope = failure(400, appTexts.malformedHttp);
const REFUSALS: Record<string, Envelope> = {
  HPE_HEADER_OVERFLOW: failure(431, appTexts.headersTooLong),
  ERR_HTTP_REQUEST_TIMEOUT: failure(408, appTexts.requestTimeout),
};

/** Responds to a request that Node's parser rejects, and closes the connection, because the rest of it is unreadable. */
export function answerMalformed({ code }: Pick<ParserError, 'code'>, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const envelope = REFUSALS[code] ?? NOT_HTTP;
  const body = JSON.stringify(envelope);
  const lines = [
    `HTTP/1.1 ${envelope.status} ${STATUS_CODES[envelope.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

/** Responds to a request whose body stalls. */
export function answerTooSlow(socket: Socket): void {
  answerMalformed({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);
}

function failure(status: number, message: string): Envelope {
  return { success: false, status, message };
}
