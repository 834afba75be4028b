import { useApolloClient } from '@apollo/client/react';
import { type ActionDispatch, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import * as productFormText from '#messages/product-form.ts';
import * as sharedText from '#messages/shared.ts';
import type { FormAction, FormErrors, FormState, SavedContent } from './form-state.ts';
import { hasError } from './image-list.ts';
import { activationFactsOf, checkDraft, DETAIL_FIELDS } from './product-draft.ts';
import type { savesOf } from './save-product.ts';

const FIX_ERRORS = sharedText.pleaseFixErrors;
const NOT_LOADED = productFormText.youMayBeOfflineNothing;

export const loadConflict = async () => (await import('./ConflictDialog.tsx')).ConflictDialog;
export const loadDeleted = async () => (await import('./ConflictDialog.tsx')).DeletedNote;

/** Loads the code for saving, including the conflict dialog. */
export async function loadSaving() {
  const [service] = await Promise.all([import('./save-product.ts'), loadConflict(), loadDeleted()]);
  return service;
}

interface Publishing {
  state: FormState;
  dispatch: ActionDispatch<[FormAction]>;
  form: RefObject<HTMLFormElement | null>;
  /** The product's id. null for a new one. */
  id: string | null;
}

/**
 * Validates and submits the form, once at a time.
 * @returns `publish`, `cancel`, and the upload progress from 0 to 1 (null while nothing is sent). `isRunning` is a stable
 * function
 */
export function usePublish({ state, dispatch, form, id }: Publishing) {
  const client = useApolloClient();
  const saves = useRef<ReturnType<typeof savesOf>>(null);
  const navigate = useNavigate();
  const running = useRef<AbortController>(null);
  const [progress, setProgress] = useState<number | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const isRunning = useCallback(() => running.current !== null, []);

  const { stop, showMistakes, showErrors } = failureHandlers({ state, dispatch, form }, setProgress);

  const send = async (signal: AbortSignal) => {
    const { draft, images, saved, isDeleted } = state;
    const content = { draft, images, saved };
    const service = await loadSaving().catch(() => null);
    if (!service) {
      stop();
      toast.error(NOT_LOADED, { id: NOT_LOADED });
      return;
    }
    const wrong = service.detailErrors(draft, images, DETAIL_FIELDS);
    if (Object.keys(wrong).length > 0) return showMistakes(wrong);
    saves.current ??= service.savesOf(client, id);
    const { save, saveAgain } = saves.current;
    try {
      const next = await (isDeleted ? saveAgain : save)(content, { signal, onProgress: setProgress });
      const nextContent = typeof next === 'string' ? { draft, images, version: saved.version } : next;
      flushSync(() => {
        setProgress(null);
        dispatch({ type: 'saved', saved: nextContent });
      });
      if (typeof next === 'string') void navigate(next, { replace: true });
      else focusAfterSave(form.current, next);
    } catch (error) {
      stop();
      const formError = service.readFormError(error, state);
      if (formError?.isDeleted) dispatch({ type: 'deleted' });
      if (formError?.serverVersion) dispatch({ type: 'conflict', serverVersion: formError.serverVersion });
      else if (formError?.errors) showErrors(formError.errors, formError.images);
    }
  };

  const publish = async () => {
    if (running.current) return;
    const errors = validate(state);
    if (Object.keys(errors).length > 0) return showMistakes({ ...errors, ...detailsOf(state.errors) });
    running.current = new AbortController();
    setProgress(0);
    await send(running.current.signal);
    running.current = null;
  };

  return { publish, cancel: () => running.current?.abort(), progress, isRunning };
}

/** Ends a failed submission and shows why. */
function failureHandlers(
  { state, dispatch, form }: Omit<Publishing, 'id'>,
  setProgress: (progress: null) => void,
) {
  // Use flushSync to re-enable the fields first, which otherwise cannot take the focus.
  const showErrors = (errors: FormErrors, images = state.images) => {
    flushSync(() => {
      setProgress(null);
      dispatch({ type: 'show-errors', errors, images });
    });
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return {
    showErrors,
    stop: () => {
      flushSync(() => setProgress(null));
      submitButton(form.current)?.focus();
    },
    showMistakes: (errors: FormErrors) => {
      toast.error(FIX_ERRORS, { id: FIX_ERRORS });
      showErrors(errors);
    },
  };
}

/** Validates everything except details, whose rules load with the saving code. */
function validate({ draft, images, saved, isDeleted }: FormState): FormErrors {
  const mayBeUncategorised = saved.version !== null && saved.draft.categoryId === '' && !isDeleted;
  const current = saved.version === null || isDeleted ? null : activationFactsOf(saved);
  return {
    ...checkDraft(draft, { imageCount: images.length, mayBeUncategorised, current }),
    ...(images.some(hasError) && { images: productFormText.removeImagesThatCannotBeUsed }),
  };
}

/** The displayed errors of details, which stay until the details are validated again. */
function detailsOf(errors: FormErrors): FormErrors {
  const details: readonly string[] = [...DETAIL_FIELDS, 'options'];
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([field, error]) => error && (details.includes(field) || field.startsWith('variants.')),
    ),
  );
}

/** Moves the focus after saving: a new form focuses the title, and a saved product keeps its focus. */
function focusAfterSave(form: HTMLFormElement | null, { version }: SavedContent): void {
  const next = version === null ? form?.querySelector<HTMLElement>('[name="title"]') : submitButton(form);
  next?.focus();
}

function submitButton(form: HTMLFormElement | null): HTMLElement | null | undefined {
  return form?.querySelector<HTMLElement>('[type="submit"]');
}
