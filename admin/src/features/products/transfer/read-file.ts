const BYTES_PER_MB = 1024 * 1024;
/** The server takes no larger one. */
const MAX_FILE_BYTES = 32 * BYTES_PER_MB;

/**
 * A copy of the file, so that what is imported is what was tried, whatever becomes of the file meanwhile.
 * @throws Error with a sentence for the person who chose it.
 */
export async function readFile(file: File): Promise<File> {
  if (file.size > MAX_FILE_BYTES) {
    throw new Error(`"${file.name}" is larger than ${MAX_FILE_BYTES / BYTES_PER_MB} MB: split it.`);
  }
  const content = await file.arrayBuffer().catch(() => {
    throw new Error(`"${file.name}" could not be read.`);
  });
  return new File([content], file.name);
}
