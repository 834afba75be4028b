/**
 * Stores releases and images by name. Names may contain slashes. The interface has only operations that a folder and an object
 * store both support.
 */
export interface Storage {
  /** @returns null if the name does not exist */
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  /** Copies a file to a path on this machine. @returns false if the name does not exist */
  copyTo(name: string, path: string): Promise<boolean>;
  /** Writes a file. Until `flush`, a read returns either the old content or the complete new content. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Resolves once all data written through this object would survive a power failure. */
  flush(): Promise<void>;
  /** Discards data written since the last `flush`. */
  discard(): Promise<void>;
  /** Returns the names in a folder, unordered; '' means all. */
  list(folder: string): AsyncIterable<string>;
  /** Deletes a file. A missing name is not an error. */
  delete(name: string): Promise<void>;
  /** Deletes a file if it was written before this date. @returns whether it was deleted */
  deleteOlder(name: string, before: Date): Promise<boolean>;
  /**
   * Deletes temporary files of ended processes, and after an hour those of unknown processes, but never those of a running
   * process.
   */
  removeAbandoned(): Promise<void>;
  /** Discards unflushed data, and deletes temporary files of other writers, except those of running processes. */
  clean(): Promise<void>;
}
