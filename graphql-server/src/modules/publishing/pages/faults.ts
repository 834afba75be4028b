/** What is wrong with a page: it cannot be made, or shows something that is not there. */
export interface PageFault {
  path: string;
  kind: 'RENDERING' | 'NO_TITLE' | 'EMPTY' | 'DEAD_LINK' | 'IMAGE_MISSING';
  /** Where a link leads, the address of an image, or what was thrown. */
  target: string | null;
}

/** Something that is not live as it was saved, or not whole. */
export interface PublishFault extends PageFault {
  subject: 'PRODUCT' | 'CATEGORY' | 'CONTENT';
  /** null for the content, as is `name`. */
  subjectId: string | null;
  name: string | null;
  /** What shoppers see of it: nothing, what it was before, or what was saved with its fault. */
  outcome: 'LEFT_OUT' | 'KEPT' | 'SHOWN';
}

/** A release that must not be shown; its message says why. */
export class UnfitRelease extends Error {}
