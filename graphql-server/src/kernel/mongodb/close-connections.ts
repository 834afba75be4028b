/**
 * Mends the driver (7.8 and 7.9): while a large command is being written, it waits for its socket to drain or to fail. Where it closes
 * the socket itself, because the database does not answer, neither happens, and the call would wait for ever.
 */
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';

interface DriverConnection {
  socket: Socket;
  cleanup(error: Error): void;
}

const { Connection } = createRequire(import.meta.url)('mongodb/lib/cmap/connection.js') as {
  Connection: { prototype: DriverConnection };
};
const { cleanup } = Connection.prototype;

Connection.prototype.cleanup = function (this: DriverConnection, error: Error): void {
  cleanup.call(this, error);
  // The write that waits goes on, and finds the error.
  this.socket.emit('drain');
};
