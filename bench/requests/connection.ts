import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const HEADERS_END = Buffer.from('\r\n\r\n');

/**
 * One kept HTTP connection, with one request at a time. It parses no more of an answer than it must to know that it is
 * whole, so that it takes little of the machine from the server.
 */
export class Connection {
  readonly #socket: Socket;
  #answered: ((error: Error | null) => void) | null = null;
  /** What has come of the answer until its head is whole. */
  #start = Buffer.alloc(0);
  #head = '';
  /** How many bytes of the answer are still to come; null while its head is not whole. */
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

  /** Sends the bytes of a request and waits for the whole answer. @throws Error when it is not a 200 */
  async ask(request: Buffer): Promise<void> {
    const head = await this.exchange(request);
    if (!head.startsWith('HTTP/1.1 200')) throw new Error(`An answer began with ${head}`);
  }

  /** Sends the bytes of a request. @returns the head of the answer, once all of it is there. */
  exchange(request: Buffer): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#answered = (error) => (error ? reject(error) : resolve(this.#head));
      // Whoever was answered last has not seen that the connection ended since.
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
