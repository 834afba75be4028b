import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Shop } from '../../shop-server.ts';

/** The emails about an order in the mail folder, oldest first, decoded. The folder also contains emails of other tests of this worker. */
export async function mailsAbout({ dataDir }: Shop, number: string): Promise<string[]> {
  const folder = join(dataDir, 'mail');
  const all = await readdir(folder).catch(() => []);
  // While an email is being written its file has another name.
  const names = all.filter((name) => name.includes('-order-') && name.endsWith('.eml')).sort();
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const mails = files.map((file) => file.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
  return mails.filter((mail) => new RegExp(`^Subject: .*${number}`, 'm').test(mail));
}
