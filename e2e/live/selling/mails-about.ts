import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Shop } from '../../shop-server.ts';

/**
 * The mails about an order that lie in the folder of mails, the oldest first, as they are read. Those of other tests of the
 * same worker lie there, too.
 */
export async function mailsAbout({ dataDir }: Shop, number: string): Promise<string[]> {
  const folder = join(dataDir, 'mail');
  const all = await readdir(folder).catch(() => []);
  // While an email is being written its file has another name.
  const names = all.filter((name) => name.includes('-order-') && name.endsWith('.eml')).sort();
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const mails = files.map((file) => file.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
  return mails.filter((mail) => new RegExp(`^Subject: .*${number}`, 'm').test(mail));
}
