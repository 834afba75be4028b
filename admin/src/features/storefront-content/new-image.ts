/** A new image of a form, before it is sent. */
export interface NewImage {
  upload: File;
  alt: string;
}

export function isNewImage(value: unknown): value is NewImage {
  return typeof value === 'object' && value !== null && 'upload' in value && value.upload instanceof File;
}
