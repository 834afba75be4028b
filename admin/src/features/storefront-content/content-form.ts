import {
  type ContentField,
  type ContentSchema,
  contentField,
  fieldsOf,
  itemOf,
} from '@mela/rules/content/content-fields.ts';
import { kindsOf } from '@mela/rules/content/home-sections.ts';
import {
  CONTENT_SECTIONS,
  type ContentSection,
  storefrontContentSchema,
} from '@mela/rules/content/storefront-content.ts';

/** The structure of the form, derived from the schema that validates it. */
export interface ContentNode {
  /** The field. undefined for a group of fields. */
  field?: ContentField;
  /** The fields of a group or item, in order. */
  fields: [name: string, node: ContentNode][];
  /** The structure of list items. */
  item?: ContentNode;
  /** The kinds of items, in a list with several kinds. Used instead of `item`. */
  kinds?: ContentKind[];
}

export interface ContentKind {
  /** The value of `kind` in an item. */
  name: string;
  label: string;
  node: ContentNode;
}

const forms = CONTENT_SECTIONS.map((section) => [section, nodeOf(storefrontContentSchema.shape[section])]);

export const CONTENT_FORM = Object.fromEntries(forms) as Record<ContentSection, ContentNode>;

export { CONTENT_SECTIONS };

/** The kind of an item. undefined in a list with only one kind. */
export function kindOf({ kinds }: ContentNode, item: unknown): ContentKind | undefined {
  return kinds?.find(({ name }) => name === (item as { kind?: string }).kind);
}

function nodeOf(schema: ContentSchema): ContentNode {
  const field = contentField(schema);
  const item = itemOf(schema);
  const kinds = item ? kindsOf(item) : [];
  return {
    ...(field && { field }),
    fields: fieldsOf(schema).map(([name, inner]) => [name, nodeOf(inner)]),
    ...(item && { item: nodeOf(item) }),
    ...(kinds.length > 0 && {
      kinds: kinds.map(({ schema: inner, ...kind }) => ({ ...kind, node: nodeOf(inner) })),
    }),
  };
}
