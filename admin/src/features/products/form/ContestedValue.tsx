import { BADGES } from '../badges.ts';
import type { CategoryOption } from '../use-category-options.ts';
import type { ContestedField } from './conflict.ts';
import type { FormContent } from './form-state.ts';
import { ImagePreview } from './ImagePreview.tsx';
import type { FormImage } from './image-list.ts';
import type { ProductDraft } from './product-draft.ts';

interface Props {
  field: ContestedField;
  content: FormContent;
  categories: CategoryOption[] | undefined;
}

/** What a field holds, for somebody who has to choose. */
export function ContestedValue({ field, content: { draft, images }, categories }: Props) {
  switch (field) {
    case 'images':
      return <Row images={images} />;
    case 'categoryId':
      return categories?.find(({ id }) => id === draft.categoryId)?.name ?? 'Uncategorised';
    case 'badge':
      return draft.badge === '' ? 'No badge' : BADGES[draft.badge];
    case 'isFeatured':
    case 'isPopular':
    case 'isNew':
      return draft[field] ? 'Yes' : 'No';
    case 'regularPrice':
    case 'sellingPrice':
      return `₹${draft[field]}`;
    default:
      return textOf(draft, field);
  }
}

function textOf(draft: ProductDraft, field: 'title' | 'description'): string {
  return draft[field].trim() || '(empty)';
}

function Row({ images }: { images: FormImage[] }) {
  return (
    <span className="conflict__images">
      {images.map((image) => (
        <ImagePreview key={image.key} image={image} className="conflict__image" alt={image.name} size={56} />
      ))}
    </span>
  );
}
