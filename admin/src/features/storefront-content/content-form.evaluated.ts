import {
  type ContentField,
  type ContentSchema,
  contentField,
  fieldsOf,
  itemOf,
} from '@mela/rules/content/content-fields.ts';
import {
  CONTENT_SECTIONS,
  type ContentSection,
  storefrontContentSchema,
} from '@mela/rules/content/storefront-content.ts';

// Evaluated when the admin is built (vite.config.ts): the form needs the data alone, and not the library that checks it.

/** What the form is made from: of the schema that checks it. */
export interface ContentNode {
  /** Undefined for a group of fields. */
  field?: ContentField;
  /** Of a group or an item, in their order. */
  fields: [name: string, node: ContentNode][];
  /** What the items of a list are made of. */
  item?: ContentNode;
}

const forms = CONTENT_SECTIONS.map((section) => [section, nodeOf(storefrontContentSchema.shape[section])]);

export const CONTENT_FORM = Object.fromEntries(forms) as Record<ContentSection, ContentNode>;

export { CONTENT_SECTIONS };

function nodeOf(schema: ContentSchema): ContentNode {
  const field = contentField(schema);
  const item = itemOf(schema);
  return {
    ...(field && { field }),
    fields: fieldsOf(schema).map(([name, inner]) => [name, nodeOf(inner)]),
    ...(item && { item: nodeOf(item) }),
  };
}
