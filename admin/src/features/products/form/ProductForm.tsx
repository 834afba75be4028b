import { LOCALE } from '@mela/rules/locale.ts';
import * as productFormText from '#messages/product-form.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../../components/Button.tsx';
import { WriteControls } from '../../../session/WriteControls.tsx';
import './product-form.css';
import './publish-bar.css';
import { useQuery } from '@apollo/client/react';
import { type ActionDispatch, useMemo, useReducer, useRef } from 'react';
import { generatePath, Link } from 'react-router';
import { useUnsaved } from '../../../components/unsaved.ts';
import { toastMissing, useOnDemand } from '../../../components/use-on-demand.ts';
import { ProductFormSettingsDocument } from '../../../graphql.generated.ts';
import { PATHS } from '../../../paths.ts';
import { useMayWrite } from '../../../session/session-state.ts';
import { type CategoryOption, type CategoryOptions, useCategoryOptions } from '../use-category-options.ts';
import { CustomFields } from './CustomFields.tsx';
import {
  changeForm,
  type FormAction,
  type FormState,
  isChanged,
  type SavedContent,
  startForm,
} from './form-state.ts';
import { ImagesField } from './ImagesField.tsx';
import { MoreFields } from './MoreFields.tsx';
import { ProductFields } from './ProductFields.tsx';
import { DETAIL_FIELDS, type DetailField, type ProductDraft } from './product-draft.ts';
import { StandingDetails } from './StandingDetails.tsx';
import { loadConflict, loadDeleted, loadSaving, usePublish } from './use-publish.ts';
import type { Matrix } from './variants/matrix.ts';
import { VariantsField } from './variants/VariantsField.tsx';

interface Props {
  /** The initial content. */
  saved: SavedContent;
  category?: Pick<CategoryOption, 'id' | 'name'> | null;
  submitLabel: string;
  /** The tax in percent that its prices include. By default, the shop's. */
  includedTax?: number | null;
  /** The product's id. null for a new one. */
  id?: string | null;
}

/** The form of Add Product and Edit Product. Keeps unsaved input after errors, conflicts and network failures. */
export function ProductForm({ saved, category = null, submitLabel, includedTax = null, id = null }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(changeForm, saved, startForm);
  const { draft, images, announcement, isDeleted, serverVersion } = state;
  const { publish, cancel, progress, isRunning } = usePublish({ state, dispatch, form, id });
  const isSending = progress !== null;
  useUnsaved(() => isChanged(state));
  const closeConflict = () => dispatch({ type: 'conflict', serverVersion: null });
  // The dialog's code is already loaded, together with the code for saving.
  const Conflict = useOnDemand(serverVersion !== null, loadConflict, closeConflict);
  const Deleted = useOnDemand(isDeleted, loadDeleted, () => undefined);
  const categories = useCategoryOptions();

  return (
    <form
      ref={form}
      className="product-form"
      noValidate
      aria-busy={isSending}
      // Load the code for saving before the operator types, in case the network fails later. Show a failure
      // at once.
      onFocus={() => void loadSaving().catch(toastMissing)}
      onSubmit={(event) => {
        event.preventDefault();
        void publish();
      }}
    >
      <FormPanels
        state={state}
        dispatch={dispatch}
        category={category}
        categories={categories}
        isSending={isSending}
        isRunning={isRunning}
        includedTax={includedTax}
      />
      {isDeleted && id && Deleted && <Deleted id={id} />}
      {state.saved.added && <AddedNote {...state.saved.added} />}
      <WriteControls>
        <PublishBar
          submitLabel={isDeleted ? productFormText.saveAsNewProduct : submitLabel}
          progress={progress}
          onCancel={cancel}
        />
      </WriteControls>
      <p key={announcement.number} className="visually-hidden" role="alert">
        {announcement.text}
      </p>
      {serverVersion && Conflict && (
        <Conflict
          id={id}
          conflict={{ base: state.saved, localVersion: { draft, images }, serverVersion }}
          categories={categories.options}
          onMerge={(content, saved) => dispatch({ type: 'merge', content, saved })}
          onClosed={closeConflict}
        />
      )}
    </form>
  );
}

type Dispatch = ActionDispatch<[FormAction]>;

interface PanelsProps {
  state: FormState;
  dispatch: Dispatch;
  category: Pick<CategoryOption, 'id' | 'name'> | null;
  categories: CategoryOptions;
  isSending: boolean;
  includedTax: number | null;
  /** Whether a save is running. A stable function, so that memoised fields are not rendered again. */
  isRunning: () => boolean;
}

/** All fields. Read-only while saving. */
function FormPanels(props: PanelsProps) {
  const { state, dispatch, category, categories, isSending, isRunning } = props;
  const { draft, images, errors } = state;
  const mayWrite = useMayWrite();
  const isReadOnly = !mayWrite || isSending;
  const { data } = useQuery(ProductFormSettingsDocument);
  const { imageLimits: limits = null, productFields: customFields = [], sellingSettings } = data ?? {};
  const includedTax = props.includedTax ?? (sellingSettings?.pricesIncludeTax ? sellingSettings.taxRate : 0);
  const { edit, editVariants } = useEdits(dispatch, isRunning);
  return (
    <>
      <fieldset className="product-form__panels" disabled={isReadOnly}>
        <div className="panel product-form__panel">
          <ProductFields
            draft={draft}
            errors={errors}
            categories={categories}
            category={category}
            isDisabled={isReadOnly}
            onEdit={edit}
          />
        </div>
        <div className="panel product-form__panel">
          <ImagesField
            images={images}
            limits={limits}
            error={errors.images}
            isDisabled={isReadOnly}
            dispatch={dispatch}
          />
        </div>
      </fieldset>
      <div className="panel product-form__panel">
        <fieldset className="product-form__panels" disabled={isReadOnly}>
          <StandingDetails draft={draft} errors={errors} includedTax={includedTax} onEdit={edit} />
          {customFields.length > 0 && (
            <CustomFields fields={customFields} draft={draft} errors={errors} onEdit={edit} />
          )}
        </fieldset>
        {/* Stays enabled while sending, because styling and laying out a hundred rows twice would take longest of all. */}
        <fieldset className="product-form__panels" disabled={!mayWrite}>
          <VariantsField
            draft={draft}
            images={images}
            errors={errors}
            includedTax={includedTax}
            onEdit={editVariants}
          />
        </fieldset>
      </div>
      <fieldset className="product-form__more" disabled={isReadOnly}>
        <MoreFields draft={draft} images={images} errors={errors} onEdit={edit} dispatch={dispatch} />
      </fieldset>
    </>
  );
}

/** Edits the draft and then validates the edited fields. */
function useEdits(dispatch: Dispatch, isRunning: () => boolean) {
  return useMemo(() => {
    const check = (fields: DetailField[]) =>
      loadSaving().then(
        ({ detailErrors }) =>
          dispatch({
            type: 'check-details',
            check: (draft, images) => detailErrors(draft, images, fields),
          }),
        // Ignore a failure to load the rules: the details are validated when they are sent.
        () => undefined,
      );
    return {
      edit(change: Partial<ProductDraft>) {
        dispatch({ type: 'edit', change });
        const fields = DETAIL_FIELDS.filter((field) => field in change);
        if (fields.length > 0) void check(fields);
      },
      editVariants(change: (matrix: Matrix) => Matrix) {
        // Ignore edits while values are being sent, because the cells stay enabled.
        if (isRunning()) return;
        dispatch({ type: 'edit-variants', change });
        void check(['variants']);
      },
    };
  }, [dispatch, isRunning]);
}

const PERCENT = new Intl.NumberFormat(LOCALE, { style: 'percent' });

function AddedNote({ id, title }: { id: string; title: string }) {
  return (
    <p className="product-form__note">
      {productFormText.added} <Link to={generatePath(PATHS.editProduct, { id })}>{title}</Link>
    </p>
  );
}

interface BarProps {
  submitLabel: string;
  /** The upload progress from 0 to 1. null while nothing is sent. */
  progress: number | null;
  onCancel: () => void;
}

/** The submit button and upload progress. The button is not disabled while sending, so that it keeps the focus. */
function PublishBar({ submitLabel, progress, onCancel }: BarProps) {
  const isSending = progress !== null;
  return (
    <div className="publish-bar">
      {isSending && (
        <div className="publish-bar__progress">
          <span>
            {progress < 1 ? productFormText.uploadingFormat(PERCENT.format(progress)) : sharedText.saving}
          </span>
          <progress aria-label={productFormText.upload} value={progress} />
        </div>
      )}
      {/* There is no such button after the upload, because the server may have saved the product already. */}
      {isSending && progress < 1 && <Button label={sharedText.cancel} isQuiet onClick={onCancel} />}
      <Button label={submitLabel} isSubmit className="publish-bar__send" isBusy={isSending} />
    </div>
  );
}
