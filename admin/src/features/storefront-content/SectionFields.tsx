import './content-fields.css';
import { type ContentSchema, contentField, fieldsOf } from '../../../../site/src/content/content-fields.ts';
import { SAMPLE_CONTENT } from '../../../../site/src/content/sample-content.ts';
import {
  type ContentSection,
  storefrontContentSchema,
} from '../../../../site/src/content/storefront-content.ts';
import { ChoiceControl } from './ChoiceControl.tsx';
import { type ContentErrors, isSame, withKeys } from './content-draft.ts';
import { ImageControl } from './ImageControl.tsx';
import { ListControl } from './ListControl.tsx';
import { TextControl } from './TextControl.tsx';

type Place = (string | number)[];

interface Editing {
  errors: ContentErrors;
  onEdit: (place: Place, value: unknown) => void;
  /** A field was left, or its value chosen: from now on its errors are shown. */
  onTouch: (path: string) => void;
}

interface SectionProps extends Editing {
  section: ContentSection;
  value: unknown;
}

/** The form of a section, made from the schema that checks it. */
export function SectionFields({ section, value, ...editing }: SectionProps) {
  const schema: ContentSchema = storefrontContentSchema.shape[section];
  const sample: unknown = SAMPLE_CONTENT[section];
  return contentField(schema) ? (
    <SchemaField schema={schema} value={value} sample={sample} place={[]} {...editing} />
  ) : (
    <SchemaFields schema={schema} value={value} sample={sample} place={[]} {...editing} />
  );
}

interface FieldProps extends Editing {
  schema: ContentSchema;
  value: unknown;
  /** The sample’s value; in an item of a list, which the sample may not have, that of its images alone. */
  sample?: unknown;
  place: Place;
}

/** The fields of a section, of a group in it, or of an item of a list. */
function SchemaFields({ schema, value, sample, place, ...editing }: FieldProps) {
  return (
    <div className="content-fields">
      {fieldsOf(schema).map(([name, field]) => (
        <SchemaField
          key={name}
          schema={field}
          value={(value as Record<string, unknown>)[name]}
          sample={(sample as Record<string, unknown> | undefined)?.[name]}
          place={[...place, name]}
          {...editing}
        />
      ))}
    </div>
  );
}

function SchemaField({ schema, value, sample, place, ...editing }: FieldProps) {
  const field = contentField(schema);
  const path = place.join('.');
  if (!field) {
    return (
      <div className="content-fields__group">
        <SchemaFields schema={schema} value={value} sample={sample} place={place} {...editing} />
      </div>
    );
  }
  // The bar below puts a whole section back.
  const isSample = sample === undefined || place.length === 0 || isSame(value, sample);
  const control = {
    path,
    field,
    error: editing.errors[path],
    onChange: (next: unknown) => editing.onEdit(place, next),
    onToSample: isSample ? undefined : () => editing.onEdit(place, withKeys(sample)),
    onTouch: () => editing.onTouch(path),
  };
  switch (field.control) {
    case 'list':
      return (
        <ListControl
          {...control}
          schema={schema}
          items={value as unknown[]}
          errors={editing.errors}
          renderItem={(item, inner, index) => (
            <SchemaFields
              schema={item}
              value={inner}
              sample={sampleImages(inner, (sample as unknown[] | undefined)?.[index])}
              place={[...place, index]}
              {...editing}
            />
          )}
        />
      );
    case 'image':
      return <ImageControl {...control} value={value} />;
    case 'choice':
      return <ChoiceControl {...control} value={value as string} />;
    default:
      return <TextControl {...control} value={value} errors={editing.errors} />;
  }
}

/** The images of the sample’s item at the same place, for those that the operator has replaced. */
function sampleImages(item: unknown, sample: unknown): Record<string, unknown> {
  const own = item as Record<string, unknown>;
  const isReplaced = (name: string) => typeof own[name] === 'object' && own[name] !== null;
  const isImage = (value: unknown) => typeof value === 'string' && value.startsWith('sample:');
  return Object.fromEntries(
    Object.entries(sample ?? {}).filter(([name, value]) => isImage(value) && isReplaced(name)),
  );
}
