/**
 * Run by `download-mongod.ts` with a version and a folder; the last line it prints is the binary's path. It is a separate process
 * because the library writes to the console and reads its settings from the environment.
 */
import { DryMongoBinary, MongoBinary } from 'mongodb-memory-server-core';

// The pipe closes when the server ends.
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
