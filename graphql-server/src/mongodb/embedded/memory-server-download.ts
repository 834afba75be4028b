/**
 * A program of its own, run by `download-mongod.ts`: it downloads MongoDB's official `mongod` of the version and
 * into the folder given to it, and prints the binary's path as its last line. The library prints progress to the
 * console as it likes and takes its settings from the environment; a process apart keeps both out of the server's.
 */
import { DryMongoBinary, MongoBinary } from 'mongodb-memory-server-core';

// The server is gone when its end of this pipe closes: then nobody wants the file.
process.stdin.once('end', () => process.exit(1)).resume();

const [version = '', folder = ''] = process.argv.slice(2);
try {
  const options = await DryMongoBinary.generateOptions({ version, downloadDir: folder });
  const path = await MongoBinary.download({ ...options, downloadDir: folder, checkMD5: true });
  process.stdout.write(`${path}\n`);
  process.exit(0);
} catch (error) {
  process.stderr.write(`${(error as Error).message.replaceAll('\n', ' ')}\n`);
  process.exit(1);
}
