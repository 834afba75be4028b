import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import { type Seo, SeoFields } from '../../components/SeoFields.tsx';
import { CONTENT_FORM } from './content-form.ts';

interface Props {
  value: StorefrontContent['seo'];
  shop: StorefrontContent['shop'];
  errors: Record<string, string>;
  onEdit: (place: string[], value: unknown) => void;
  onTouch: (path: string) => void;
}

const CONTENT_NAMES = { seoTitle: 'title', seoDescription: 'description' } as const;
const LABELS = Object.fromEntries(
  CONTENT_FORM.seo.fields.map(([name, { field }]) => [name, field?.label ?? '']),
) as Record<keyof Props['value'], string>;

/** The home page's texts for search engines, with a preview. */
export function SeoSection({ value, shop, errors, onEdit, onTouch }: Props) {
  const edit = (change: Partial<Seo>) => {
    for (const [name, text] of Object.entries(change)) onEdit([CONTENT_NAMES[name as keyof Seo]], text);
  };
  return (
    <SeoFields
      seoTitle={value.title}
      seoDescription={value.description}
      labels={{ seoTitle: LABELS.title, seoDescription: LABELS.description }}
      defaults={{
        seoTitle: [shop.name, shop.tagline].filter(Boolean).join(': '),
        seoDescription: shop.description,
      }}
      address={location.host}
      faults={{ seoTitle: errors['title'], seoDescription: errors['description'] }}
      onEdit={edit}
      onBlur={(name) => onTouch(CONTENT_NAMES[name])}
    />
  );
}
