import { editableContent } from '@mela/rules/content/live-content.ts';
import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import { ConflictError } from '../../kernel/errors.ts';
import type { ContentState } from '../content/collection.ts';
import { readSellingTerms } from '../selling/selling-terms.ts';

/** The services that are needed for the content's defaults in this shop. */
type EditContext = Parameters<typeof readSellingTerms>[0] & {
  publisher: { readonly current: { readonly documents: number | null } };
  currency: string;
};

export interface EditableState extends ContentState {
  /** The default of each section. */
  defaults: StorefrontContent;
}

/** The content as operators edit it. In a live shop the defaults omit the sample's claims, as on the pages. */
export async function editableState(context: EditContext, state: ContentState): Promise<EditableState> {
  if (context.publisher.current.documents === null) return { ...state, defaults: SAMPLE_CONTENT };
  const terms = await readSellingTerms(context);
  const [values, defaults] = [state.values, SAMPLE_CONTENT].map((content) =>
    editableContent(content, terms, context.currency),
  ) as [StorefrontContent, StorefrontContent];
  return { ...state, values, defaults };
}

/** Adds the current content, in its editable form, to a conflict. Returns other errors unchanged. */
export async function withEditableState(context: EditContext, error: unknown): Promise<unknown> {
  if (!(error instanceof ConflictError)) return error;
  const { kind, document } = error.current;
  return new ConflictError({ kind, document: await editableState(context, document as ContentState) });
}
