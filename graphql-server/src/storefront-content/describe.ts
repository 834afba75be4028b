import {
  type ContentSchema,
  contentField,
  fieldsOf,
  itemOf,
} from '../../../site/src/content/content-fields.ts';
import {
  type ContentSection,
  SECTION_TITLES,
  storefrontContentSchema,
} from '../../../site/src/content/storefront-content.ts';
import type { State } from '../history/changed-fields.ts';
import type { HistoryEntry } from '../history/entry.ts';
import { type FieldChange, readable } from '../history/field-text.ts';
import { imageOf } from '../images/image.ts';
import { WHOLE } from './content-change.ts';
import { imagesIn } from './content-images.ts';

const SAMPLE_IMAGE = /^sample:/;

/** What a part of a section is called in the form. */
export function fieldName(section: ContentSection, part: string): string {
  const schema = schemaOf(section, part);
  return (schema && contentField(schema)?.label) || SECTION_TITLES[section];
}

/** The parts of a section that a change has changed, as people read them. */
export function describeContent({ subjectId, before = {}, after = {} }: HistoryEntry): FieldChange[] {
  const section = subjectId as ContentSection;
  const [one, other] = [before, after] as [State, State];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].map((part) => {
    const schema = schemaOf(section, part);
    const [from, to] = [one[part], other[part]].map((value) => textOf(schema, value) || null);
    const [imagesBefore = [], imagesAfter = []] = [one[part], other[part]].map((value) =>
      imagesIn(value).map((image) => imageOf(image, '')),
    );
    return {
      name: fieldName(section, part),
      ...readable(from ?? null, to ?? null),
      imagesBefore,
      imagesAfter,
    };
  });
}

function schemaOf(section: ContentSection, part: string): ContentSchema | undefined {
  const schema = storefrontContentSchema.shape[section];
  return part === WHOLE ? schema : new Map(fieldsOf(schema)).get(part);
}

/** Items are numbered, fields named; everything stands on lines of its own. */
function textOf(schema: ContentSchema | undefined, value: unknown): string {
  if (value === null || value === undefined) return '';
  const item = schema && itemOf(schema);
  if (Array.isArray(value)) {
    const texts = value.map((one) => textOf(item ?? undefined, one));
    return texts.map((text, index) => (text.includes('\n') ? `${index + 1}.\n${text}` : text)).join('\n');
  }
  if (typeof value !== 'object') return String(value).replace(SAMPLE_IMAGE, 'Sample image ');
  if ('src' in value) return 'alt' in value && value.alt ? `Image: ${value.alt}` : 'Image';
  const schemas = new Map(schema ? fieldsOf(schema) : []);
  return Object.entries(value)
    .map(([name, inside]) => {
      const field = schemas.get(name);
      const text = textOf(field, inside);
      return text && `${(field && contentField(field)?.label) ?? name}: ${text}`;
    })
    .filter(Boolean)
    .join('\n');
}
