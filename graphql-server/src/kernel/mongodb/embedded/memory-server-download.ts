/**
 * `download-mongod.ts` runs this with a version and a folder. The last line of output is the path of the binary. It is a separate
 * process because the library writes to the console and reads its settings from the environment.
 */
import { DryMongoBinary, MongoBinary } from 'mongodb-memory-server-core';

// The pipe closes when the server ends, so end this process too.
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
