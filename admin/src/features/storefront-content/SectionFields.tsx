import * as sharedText from '#messages/shared.ts';
import * as storefrontContentText from '#messages/storefront-content.ts';
import './content-fields.css';
import type { ContentSection } from '@mela/rules/content/storefront-content.ts';
import { type ContentErrors, isSame, withKeys } from './content-draft.ts';
import { CONTENT_FORM, type ContentNode } from './content-form.ts';
import { ImageControl } from './ImageControl.tsx';
import { ListControl } from './ListControl.tsx';
import { TextControl } from './TextControl.tsx';
import '../../../../design/components/select.css';
import { Select } from '../../components/Select.tsx';
import { ContentControl, type ControlProps } from './ContentControl.tsx';

type Place = (string | number)[];

interface Editing {
  errors: ContentErrors;
  onEdit: (place: Place, value: unknown) => void;
  /**
   * Called when the field loses the focus or a choice is made. From then on, the field's errors are shown.
   */
  onTouch: (path: string) => void;
}

interface SectionProps extends Editing {
  section: ContentSection;
  value: unknown;
  /** The section's default content. */
  defaults: unknown;
}

/** The form of a section without the texts of `SeoSection`, generated from the schema that validates it. */
export function SectionFields({ section, value, defaults, ...editing }: SectionProps) {
  const { [section]: form } = CONTENT_FORM;
  const node = section === 'seo' ? { fields: form.fields.filter(([name]) => name === 'image') } : form;
  return node.field ? (
    <NodeField node={node} value={value} defaults={defaults} place={[]} {...editing} />
  ) : (
    <NodeFields node={node} value={value} defaults={defaults} place={[]} {...editing} />
  );
}

interface FieldProps extends Editing {
  node: ContentNode;
  value: unknown;
  /** The default value. Items of a list have one only for their images, because they may be new. */
  defaults?: unknown;
  place: Place;
}

/** The fields of a section, a group or a list item. */
function NodeFields({ node, value, defaults, place, ...editing }: FieldProps) {
  return (
    <div className="content-fields">
      {node.fields.map(([name, field]) => (
        <NodeField
          key={name}
          node={field}
          value={(value as Record<string, unknown>)[name]}
          defaults={(defaults as Record<string, unknown> | undefined)?.[name]}
          place={[...place, name]}
          {...editing}
        />
      ))}
    </div>
  );
}

function NodeField({ node, value, defaults, place, ...editing }: FieldProps) {
  const { field } = node;
  const path = place.join('.');
  if (!field) {
    return (
      <div className="content-fields__group">
        <NodeFields node={node} value={value} defaults={defaults} place={place} {...editing} />
      </div>
    );
  }
  // The bar below resets the whole section.
  const isDefault = defaults === undefined || place.length === 0 || isSame(value, defaults);
  const control = {
    path,
    field,
    error: editing.errors[path],
    onChange: (next: unknown) => editing.onEdit(place, next),
    onReset: isDefault ? undefined : () => editing.onEdit(place, withKeys(defaults)),
    onTouch: () => editing.onTouch(path),
  };
  switch (field.control) {
    case 'list':
      return (
        <ListControl
          {...control}
          node={node}
          items={value as unknown[]}
          errors={editing.errors}
          renderItem={(item, inner, index) => (
            <NodeFields
              node={item}
              value={inner}
              defaults={sampleImages(inner, (defaults as unknown[] | undefined)?.[index])}
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

/** The sample's images for the fields whose images the operator has replaced. */
function sampleImages(item: unknown, sample: unknown): Record<string, unknown> {
  const own = item as Record<string, unknown>;
  const isReplaced = (name: string) => typeof own[name] === 'object' && own[name] !== null;
  const isImage = (value: unknown) => typeof value === 'string' && value.startsWith('sample:');
  return Object.fromEntries(
    Object.entries(sample ?? {}).filter(([name, value]) => isImage(value) && isReplaced(name)),
  );
}

/** Labels of some values. Others are shown as they are. */
const NAMES: Record<string, string> = {
  women: storefrontContentText.rose,
  men: storefrontContentText.blue,
  electronics: storefrontContentText.violet,
  accessories: storefrontContentText.sand,
  'two-wheelers': storefrontContentText.green,
  leather: storefrontContentText.terracotta,
  truck: storefrontContentText.truck,
  smartphone: sharedText.phone,
  rupee: storefrontContentText.rupee,
  'percent-badge': sharedText.percent,
  smile: storefrontContentText.smile,
  headset: storefrontContentText.headset,
  'shield-check': storefrontContentText.shield,
  heart: storefrontContentText.heart,
  storefront: storefrontContentText.shop,
  wallet: sharedText.wallet,
};

function ChoiceControl({ field, value, error, onChange, onReset }: ControlProps & { value: string }) {
  return (
    <ContentControl field={field} error={error} onReset={onReset}>
      {(input) => (
        <Select
          {...input}
          className="content-field__select"
          value={value}
          options={(field.values ?? []).map((choice) => ({ value: choice, label: NAMES[choice] ?? choice }))}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </ContentControl>
  );
}
