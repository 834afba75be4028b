import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const HEADERS_END = Buffer.from('\r\n\r\n');

/**
 * A persistent HTTP connection with one request at a time. It parses a response only as far as it must to find its end, to leave the
 * processor to the server.
 */
export class Connection {
  readonly #socket: Socket;
  #answered: ((error: Error | null) => void) | null = null;
  /** The bytes received so far, until the headers are complete. */
  #start = Buffer.alloc(0);
  #head = '';
  /** The remaining bytes of the response; null while its headers are incomplete. */
  #missing: number | null = null;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk) => this.#take(chunk));
    socket.once('error', (error) => this.#answered?.(error));
    socket.once('close', () => this.#answered?.(new Error('The server closed the connection.')));
  }

  static async open(port: number): Promise<Connection> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    await once(socket, 'connect');
    return new Connection(socket);
  }

  /** Sends the bytes of a request and waits for the complete response. @throws Error unless the status is 200 */
  async ask(request: Buffer): Promise<void> {
    const head = await this.exchange(request);
    if (!head.startsWith('HTTP/1.1 200')) throw new Error(`An answer began with ${head}`);
  }

  /** Sends the bytes of a request. @returns the headers once the whole response has arrived */
  exchange(request: Buffer): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#answered = (error) => (error ? reject(error) : resolve(this.#head));
      // The connection may have closed since the previous exchange.
      if (this.#socket.destroyed) reject(new Error('The server closed the connection.'));
      else this.#socket.write(request);
    });
  }

  close(): void {
    this.#answered = null;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    if (this.#missing === null) this.#takeHead(chunk);
    else this.#missing -= chunk.length;
    if (this.#missing === null || this.#missing > 0) return;
    this.#start = Buffer.alloc(0);
    this.#missing = null;
    this.#answered?.(null);
  }

  #takeHead(chunk: Buffer): void {
    this.#start = Buffer.concat([this.#start, chunk]);
    const end = this.#start.indexOf(HEADERS_END);
    if (end === -1) return;
    this.#head = this.#start.toString('latin1', 0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(this.#head)?.[1];
    if (length === undefined) {
      this.#answered?.(new Error(`An answer is of unknown length: ${this.#head}`));
      return;
    }
    this.#missing = Number(length) + end + HEADERS_END.length - this.#start.length;
  }
}
