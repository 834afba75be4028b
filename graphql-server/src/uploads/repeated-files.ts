import { type FileUpload, Upload } from 'graphql-upload-ts';

const takeFile = Upload.prototype.resolve;

/**
 * Of several files that a request sends under one name the first one counts. The library would take the last one, and
 * forget the temporary files of the others, open as they are, until the server can open no more (graphql-upload-ts 2.2.0).
 */
Upload.prototype.resolve = function takeFirst(this: Upload, file: FileUpload): void {
  if (this.file) file.capacitor.release();
  else takeFile.call(this, file);
};
