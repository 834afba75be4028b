/** Downloads a generated file. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // Revoke the URL later, because the browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
