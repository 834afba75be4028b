/**
 * Where releases and images are kept: names with slashes, and bytes. The fewest operations that a folder and an object
 * store both have.
 */
export interface Storage {
  /** @returns null when there is nothing by this name. */
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  /** A read before `flush` gets what was there before, or all of the new. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Resolves once everything that this object has written is there, and would survive a power cut. */
  flush(): Promise<void>;
  /** Forgets what was written since the last `flush`. */
  discard(): Promise<void>;
  /** Names that begin with a folder's, without an order; '' for all. */
  list(folder: string): AsyncIterable<string>;
  /** No error when there is nothing by this name. */
  delete(name: string): Promise<void>;
  /** Deletes what was written before then. @returns whether there was such a thing */
  deleteOlder(name: string, before: Date): Promise<boolean>;
  /** Removes temporary files of processes that have ended, and after an hour those of unknown processes; none of a process that runs. */
  removeAbandoned(): Promise<void>;
  /** Discards, and removes temporary files of other writers, except those of a process that runs. */
  clean(): Promise<void>;
}
