/** A fault of a page that cannot be rendered, or that refers to something missing. */
export interface PageFault {
  path: string;
  kind: 'RENDERING' | 'NO_TITLE' | 'EMPTY' | 'DEAD_LINK' | 'IMAGE_MISSING';
  /** The target of a broken link, the URL of a missing image, or the thrown error. */
  target: string | null;
}

/** A document that could not be published as it was saved. */
export interface PublishFault extends PageFault {
  subject: 'PRODUCT' | 'CATEGORY' | 'CONTENT';
  /** The id of the product or category. null, like `name`, for the content. */
  subjectId: string | null;
  name: string | null;
  /** What shoppers see: nothing, the previous version, or the saved version with its fault. */
  outcome: 'LEFT_OUT' | 'KEPT' | 'SHOWN';
}

/** Whether shoppers do not see the saved version. */
export function isUnmade({ outcome }: PublishFault): boolean {
  return outcome !== 'SHOWN';
}

/** A release that must not go live. The message says why. */
export class UnfitRelease extends Error {}
