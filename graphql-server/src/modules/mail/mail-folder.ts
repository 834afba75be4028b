import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ObjectId } from 'mongodb';
import type { Mail } from './collection.ts';

/** The names of complete and of partially written files. */
const NAME = /-(?<id>[0-9a-f]{24})-(?<database>[0-9a-f]{8})\.eml(\.\d+)?$/;
const ONLY_OWNER = 0o600;
const ONLY_OWNER_ENTERS = 0o700;
const DATABASE_LETTERS = 8;

/** Stores emails as files if there is no mail server. A file exists as long as its email does. */
export class MailFolder {
  readonly #folder: string;
  readonly #database: string;

  /**
   * @param databaseId identifies the database of these emails, because several databases may have used this
   * folder
   */
  constructor(folder: string, databaseId: string) {
    this.#folder = folder;
    this.#database = databaseId.slice(0, DATABASE_LETTERS);
  }

  /** Writes an email atomically. Writing it again replaces the same file. */
  async write({ _id, kind, queuedAt }: Pick<Mail, '_id' | 'kind' | 'queuedAt'>, eml: Buffer): Promise<void> {
    const moment = queuedAt.toISOString().replace(/[-:]|\.\d+Z$/g, '');
    const file = join(this.#folder, `${moment}-${kind}-${_id.toHexString()}-${this.#database}.eml`);
    const draft = `${file}.${process.pid}`;
    try {
      await this.#writeNew(draft, eml);
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async #writeNew(file: string, content: Buffer): Promise<void> {
    const write = () => writeFile(file, content, { mode: ONLY_OWNER, flush: true });
    await write().catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      await mkdir(this.#folder, { recursive: true, mode: ONLY_OWNER_ENTERS });
      await write();
    });
  }

  /** Deletes the files of these emails for any database: a restored shop has emails from another one. */
  async remove(ids: readonly ObjectId[]): Promise<void> {
    const gone = new Set(ids.map((id) => id.toHexString()));
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names) {
      if (gone.has(NAME.exec(name)?.groups?.['id'] ?? ''))
        await rm(join(this.#folder, name), { force: true });
    }
  }

  /** Deletes the files of deleted emails. @param findMissing returns the ids whose emails are deleted */
  async sweep(findMissing: (ids: ObjectId[]) => Promise<ObjectId[]>): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    const files = names.flatMap((name) => {
      const { id, database } = NAME.exec(name)?.groups ?? {};
      return id && database === this.#database ? [{ name, id }] : [];
    });
    if (files.length === 0) return;
    const missing = await findMissing(files.map(({ id }) => ObjectId.createFromHexString(id)));
    const gone = new Set(missing.map((id) => id.toHexString()));
    for (const { name, id } of files) if (gone.has(id)) await rm(join(this.#folder, name), { force: true });
  }
}
