import { BADGES } from '@mela/rules/badges.ts';
import { signOf } from '@mela/rules/format-money.ts';
import { useState } from 'react';
import * as productFormText from '#messages/product-form.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../../components/Button.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { VersionChoice } from '../../../components/VersionChoice.tsx';
import { FIELD_LABELS } from '../../../field-labels.ts';
import { formatCount, formatPrice } from '../../../format.ts';
import { shopCurrency } from '../../../shop-currency.ts';
import { useLastAuthor } from '../../history/use-last-author.ts';
import type { CategoryOption } from '../use-category-options.ts';
import {
  type Conflict,
  type ConflictField,
  conflictingFields,
  merge,
  withKnownCategory,
} from './conflict.ts';
import type { FormContent, SavedContent } from './form-state.ts';
import { ImagePreview } from './ImageTiles.tsx';
import { isVariant, type Matrix, rowTitle, type VariantRow } from './variants/matrix.ts';

const CHOOSE = productFormText.yourChangesWereNotSavedChoose;
const NO_OTHERS = productFormText.yourChangesWereNotSavedNo;

interface Props {
  /** The product's id. */
  id: string | null;
  conflict: Conflict;
  categories: CategoryOption[] | undefined;
  /** Called with the merged content and the server version it is based on. */
  onMerge: (content: FormContent, serverVersion: SavedContent) => void;
  onClosed: () => void;
}

/** Shows fields that someone else changed, and lets the operator choose a version of each. */
export function ConflictDialog({ id, categories, onMerge, onClosed, ...props }: Props) {
  const author = useLastAuthor('PRODUCT', id);
  const serverVersion = withKnownCategory(props.conflict.serverVersion, categories);
  const conflict = { ...props.conflict, serverVersion };
  const conflicting = conflictingFields(conflict);
  const fields = conflicting.map(({ field }) => field);
  const [keptLocal, setKeptLocal] = useKeptLocal(conflicting);
  const choose = (field: ConflictField, isLocal: boolean) =>
    setKeptLocal(new Set(fields.filter((other) => (other === field ? isLocal : keptLocal.has(other)))));

  return (
    <Modal
      title={author === 'self' ? productFormText.changedByYou : productFormText.changedByOther}
      onClosed={onClosed}
    >
      {(close) => (
        <div className="stack conflict">
          <p>{fields.length > 0 ? CHOOSE : NO_OTHERS}</p>
          {fields.length > 1 && (
            <ChooseAll
              onKeepMine={() => setKeptLocal(new Set(fields))}
              onTakeTheirs={() => setKeptLocal(new Set())}
            />
          )}
          {fields.map((field) => (
            <VersionChoice
              key={field}
              name={field}
              legend={FIELD_LABELS[field]}
              isLocal={keptLocal.has(field)}
              onChoose={(isLocal) => choose(field, isLocal)}
              localVersion={
                <FieldValue field={field} content={conflict.localVersion} categories={categories} />
              }
              serverVersion={
                <FieldValue field={field} content={conflict.serverVersion} categories={categories} />
              }
            />
          ))}
          {(fields.includes('options') || fields.includes('variants')) && (
            <p className="aside conflict__result" role="status">
              {resultText(merge(conflict, keptLocal).draft.variants)}
            </p>
          )}
          <div className="modal__actions">
            <Button label={sharedText.decideLater} isQuiet onClick={close} />
            <Button
              label={sharedText.useThese}
              onClick={() => {
                // Close the dialog before it unmounts, because unmounting would not return the focus.
                close();
                onMerge(merge(conflict, keptLocal), serverVersion);
              }}
            />
          </div>
        </div>
      )}
    </Modal>
  );
}

/** The fields whose local version is kept. Fields that only the other person changed start with theirs. */
function useKeptLocal(conflicting: ReturnType<typeof conflictingFields>) {
  return useState<ReadonlySet<ConflictField>>(
    () => new Set(conflicting.filter(({ isChangedLocally }) => isChangedLocally).map(({ field }) => field)),
  );
}

function ChooseAll({ onKeepMine, onTakeTheirs }: { onKeepMine: () => void; onTakeTheirs: () => void }) {
  return (
    <div className="row">
      <Button label={productFormText.keepAllMine} isQuiet isSmall onClick={onKeepMine} />
      <Button label={productFormText.takeAllTheirs} isQuiet isSmall onClick={onTakeTheirs} />
    </div>
  );
}

interface ValueProps extends Pick<Props, 'categories'> {
  field: ConflictField;
  content: FormContent;
}

function FieldValue({ field, content: { draft, images }, categories }: ValueProps) {
  switch (field) {
    case 'images':
      return (
        <span className="row">
          {images.some(({ alt }) => alt !== '') && (
            <span className="conflict__alts">
              {images.map(({ alt }) => alt || '(uses the title)').join(' · ')}
            </span>
          )}
          {images.map((image) => (
            <ImagePreview
              key={image.key}
              image={image}
              className="conflict__image"
              alt={image.name}
              size={56}
            />
          ))}
        </span>
      );
    case 'categoryId':
      return categories?.find(({ id }) => id === draft.categoryId)?.name ?? sharedText.uncategorised;
    case 'badge':
      return draft.badge === '' ? sharedText.noBadge : BADGES[draft.badge];
    case 'isNotOnSale':
    case 'isFeatured':
    case 'isPopular':
    case 'isNew':
      return draft[field] ? sharedText.yes : sharedText.no;
    case 'regularPrice':
    case 'sellingPrice':
      return typed(draft[field], formatPrice);
    case 'options':
      return <OptionsValue matrix={draft.variants} />;
    case 'variants':
      return <VariantsValue matrix={draft.variants} />;
    case 'stock':
      return typed(draft[field], formatCount);
    case 'customFields':
      return draft.customFields.map(({ label, value }) => `${label}: ${value}`).join(' · ') || '(empty)';
    default:
      return draft[field].trim() || '(empty)';
  }
}

function OptionsValue({ matrix: { options } }: { matrix: Matrix }) {
  if (options.length === 0) return '(none)';
  return (
    <span className="conflict__variants">
      {options.map(({ key, name, values }) => (
        <span key={key}>{`${name}: ${values.map(({ text }) => text).join(', ')}`}</span>
      ))}
    </span>
  );
}

/** The values of variants. */
function VariantsValue({ matrix: { options, rows } }: { matrix: Matrix }) {
  const sold = rows.filter(isVariant);
  const sign = signOf(shopCurrency());
  const said = (row: VariantRow) => [
    ...(row.isSold ? [] : [productFormText.notForSale]),
    ...[
      row.sku,
      row.price && `${sign}${row.price}`,
      row.compareAtPrice && productFormText.insteadOfSignCompareAtPrice(sign, row.compareAtPrice),
    ],
    ...[
      row.onHand && productFormText.onHandInStock(row.onHand),
      row.barcode,
      row.weightGrams && `${row.weightGrams} g`,
      row.cost && productFormText.costSign(sign, row.cost),
    ],
  ];
  if (sold.length === 0) return '(none)';
  return (
    <span className="conflict__variants">
      {sold.map((row) => (
        <span key={row.key}>{[rowTitle(options, row), ...said(row).filter(Boolean)].join(' · ')}</span>
      ))}
    </span>
  );
}

const NAMED = 6;

/** The variants that result from both choices, because the options determine the variants. */
function resultText({ options, rows }: Matrix): string {
  const titles = rows.filter(isVariant).map((row) => rowTitle(options, row));
  if (titles.length === 0) return productFormText.resultNoVariants;
  const others = titles.length > NAMED ? productFormText.andTitlesMore(titles.length - NAMED) : '';
  return productFormText.resultVariants(titles.length, titles.slice(0, NAMED).join(', '), others);
}

/** A typed number in readable form. Invalid numbers are shown as typed. */
function typed(text: string, format: (number: number) => string): string {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isNaN(number) ? text.trim() || '(empty)' : format(number);
}

export function DeletedNote({ id }: { id: string }) {
  const isOwn = useLastAuthor('PRODUCT', id) === 'self';
  return (
    <p className="product-form__note" role="alert">
      {isOwn
        ? productFormText.youHaveDeletedThisProductElsewhere
        : productFormText.someoneElseHasDeletedThisProduct}
    </p>
  );
}
