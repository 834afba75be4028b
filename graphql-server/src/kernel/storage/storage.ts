/**
 * Stores releases and images as names with slashes and bytes. It has only operations that a folder and an object store both
 * support.
 */
export interface Storage {
  /** @returns null if the name does not exist */
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  /** A read before `flush` returns the old content or the complete new content. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Resolves once everything written through this object is stored and would survive a power failure. */
  flush(): Promise<void>;
  /** Drops what was written since the last `flush`. */
  discard(): Promise<void>;
  /** Names in a folder, unordered; '' for all. */
  list(folder: string): AsyncIterable<string>;
  /** A missing name is not an error. */
  delete(name: string): Promise<void>;
  /** Deletes a file written before this date. @returns whether it did */
  deleteOlder(name: string, before: Date): Promise<boolean>;
  /**
   * Deletes temporary files of ended processes, and after an hour those of unknown processes, but never those of a running
   * process.
   */
  removeAbandoned(): Promise<void>;
  /** Discards, and deletes temporary files of other writers, except those of a running process. */
  clean(): Promise<void>;
}
