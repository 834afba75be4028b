import { useQuery } from '@apollo/client/react';
import { SEO_SHOWN } from '@mela/rules/seo.ts';
import * as componentsText from '#messages/components.ts';
import * as sharedText from '#messages/shared.ts';
import './seo-fields.css';
import { useId } from 'react';
import { FIELD_LABELS } from '../field-labels.ts';
import { ShopNameDocument } from '../graphql.generated.ts';
import { InputField, TextField } from './Field.tsx';

export interface Seo {
  seoTitle: string;
  seoDescription: string;
}

interface Props extends Seo {
  labels: Record<keyof Seo, string>;
  /** What search engines show for an empty field. */
  defaults: Seo;
  /** The page's address, without the protocol. */
  address: string;
  faults?: { [Field in keyof Seo]?: string | undefined };
  className?: string;
  onEdit: (change: Partial<Seo>) => void;
  onBlur?: (field: keyof Seo) => void;
}

/** The title and description for search engines, their lengths, and a preview of the search result. */
export function SeoFields({
  labels,
  defaults,
  address,
  faults = {},
  className = '',
  onEdit,
  onBlur,
  ...seo
}: Props) {
  const { seoTitle, seoDescription } = seo;
  const id = useId();
  const field = (name: keyof Seo) => ({
    name,
    label: labels[name],
    fault: faults[name],
    value: seo[name],
    placeholder: defaults[name],
    autoComplete: 'off',
    'aria-describedby': `${id}-${name}`,
    onBlur: () => onBlur?.(name),
  });
  return (
    <div className={`seo-fields ${className}`}>
      <div>
        <InputField {...field('seoTitle')} onChange={({ target }) => onEdit({ seoTitle: target.value })} />
        <Length id={`${id}-seoTitle`} text={seoTitle} shown={SEO_SHOWN.title} />
      </div>
      <div>
        <TextField
          {...field('seoDescription')}
          rows={3}
          onChange={({ target }) => onEdit({ seoDescription: target.value })}
        />
        <Length id={`${id}-seoDescription`} text={seoDescription} shown={SEO_SHOWN.description} />
      </div>
      <figure className="seo-preview">
        <figcaption className="seo-preview__caption">{sharedText.preview}</figcaption>
        <p className="seo-preview__address">{address}</p>
        <p className="seo-preview__title">{cut(seoTitle.trim() || defaults.seoTitle, SEO_SHOWN.title)}</p>
        <p className="aside">
          {cut(seoDescription.trim() || defaults.seoDescription, SEO_SHOWN.description)}
        </p>
      </figure>
    </div>
  );
}

interface PageProps extends Pick<Props, 'faults' | 'onEdit'> {
  seo: Seo;
  /** The name of the product or category. */
  name: string;
  /** The description for search engines if the operator enters none. */
  summary: string;
  path: string;
}

/** The fields of a product or category. */
export function PageSeoFields({ seo, name, summary, path, ...fields }: PageProps) {
  const { data } = useQuery(ShopNameDocument);
  return (
    <SeoFields
      {...fields}
      seoTitle={seo.seoTitle}
      seoDescription={seo.seoDescription}
      labels={FIELD_LABELS}
      defaults={{ seoTitle: [name, data?.shop.name].filter(Boolean).join(' | '), seoDescription: summary }}
      address={location.host + path}
    />
  );
}

/** Shows the length of a text, and when search engines would cut it. A longer text is still valid. */
function Length({ id, text: { length }, shown }: { id: string; text: string; shown: number }) {
  return (
    <span className="fine" id={id}>
      {componentsText.charactersShown(length, shown)}
      {length > shown && componentsText.restMayBeCutOff}
    </span>
  );
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;
}
