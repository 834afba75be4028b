/** A fault of a page: it cannot be rendered, or refers to something missing. */
export interface PageFault {
  path: string;
  kind: 'RENDERING' | 'NO_TITLE' | 'EMPTY' | 'DEAD_LINK' | 'IMAGE_MISSING';
  /** The target of a link, the URL of an image, or the thrown error. */
  target: string | null;
}

/** Something that could not be published as it was saved. */
export interface PublishFault extends PageFault {
  subject: 'PRODUCT' | 'CATEGORY' | 'CONTENT';
  /** null for the content, as is `name`. */
  subjectId: string | null;
  name: string | null;
  /** What shoppers see instead: nothing, the former version, or the saved version with its fault. */
  outcome: 'LEFT_OUT' | 'KEPT' | 'SHOWN';
}

/** Whether shoppers do not see something as it was saved. */
export function isUnmade({ outcome }: PublishFault): boolean {
  return outcome !== 'SHOWN';
}

/** A release that must not go live. The message says why. */
export class UnfitRelease extends Error {}
