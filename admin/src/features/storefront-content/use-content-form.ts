import { useApolloClient } from '@apollo/client/react';
import type { ContentSection, StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import * as sharedText from '#messages/shared.ts';
import {
  type StorefrontContentForm_ContentFragment as ContentFragment,
  type ErrorExtensionsFragment,
  UpdateStorefrontContentDocument,
} from '../../graphql.generated.ts';
import { errorExtensions } from '../../graphql-errors.ts';
import { type ContentErrors, isSame, setIn, toInput, withKeys } from './content-draft.ts';
import { SECTION_TEXTS } from './content-sections.ts';

/** The saved content. */
export interface SavedContent extends Omit<ContentFragment, 'values' | 'defaults'> {
  values: StorefrontContent;
  /** The default of each section. */
  defaults: StorefrontContent;
}

/** The three versions of a section that someone else has saved in the meantime. */
export interface ContentConflict {
  section: ContentSection;
  base: unknown;
  localVersion: unknown;
  serverVersion: unknown;
}

type Drafts = Partial<Record<ContentSection, unknown>>;
type Faults = Partial<Record<ContentSection, ContentErrors>>;

type Check = (section: ContentSection, draft: unknown) => ContentErrors;

const nothingWrong: Check = () => ({});

const FIX_ERRORS = sharedText.pleaseFixErrors;

export function savedContent({ values, defaults, ...content }: ContentFragment): SavedContent {
  return {
    ...content,
    values: withKeys(values as StorefrontContent),
    defaults: defaults as StorefrontContent,
  };
}

/** The unsaved changes of all sections. Saves one section at a time. */
export function useContentForm(initial: SavedContent) {
  const [saved, setSaved] = useState(initial);
  const drafts = useDrafts(saved.values);
  const { draftOf, setDraft, refused } = drafts;
  const { trySend, conflict, setConflict } = useSending(saved, setSaved, drafts);
  const [isSaving, setSaving] = useState(false);
  const { check, loadRules } = useRules();
  const defaultOf = (section: ContentSection): unknown => saved.defaults[section];

  /** Whether the sections are valid. Otherwise announces where the errors are. */
  const isFit = (sections: ContentSection[], errorsOf = check): boolean => {
    const unfit = sections.filter((one) => Object.keys(errorsOf(one, draftOf(one))).length > 0);
    const titles = unfit.map((one) => SECTION_TEXTS[one].title).join(', ');
    if (unfit.length > 0)
      toast.error(sections.length > 1 ? `${FIX_ERRORS}: ${titles}` : FIX_ERRORS, { id: FIX_ERRORS });
    return unfit.length === 0;
  };

  /** @returns whether the section was valid */
  const save = async (section: ContentSection): Promise<boolean> => {
    if (isSaving) return true;
    if (!isFit([section], await loadRules())) return false;
    setSaving(true);
    await trySend(section, saved.version);
    setSaving(false);
    return true;
  };

  return {
    saved,
    draftOf,
    edit: drafts.edit,
    discard: drafts.discard,
    save,
    isFit,
    loadRules,
    refuse: drafts.refuse,
    isUnsaved: drafts.isUnsaved,
    isSaving,
    conflict,
    defaultOf,
    isDefault: (section: ContentSection) => isSame(draftOf(section), defaultOf(section)),
    reset: (section: ContentSection) => setDraft(section, withKeys(defaultOf(section))),
    errorsOf: (section: ContentSection) => ({ ...refused[section], ...check(section, draftOf(section)) }),
    resolve: (merged?: unknown) => {
      if (conflict && merged !== undefined) setDraft(conflict.section, merged);
      setConflict(null);
    },
  };
}

/** The drafts of all sections. A section without a draft has its saved content. */
function useDrafts(saved: StorefrontContent) {
  const [drafts, setDrafts] = useState<Drafts>({});
  /** Errors that only the server finds, until the section is edited. */
  const [refused, setRefused] = useState<Faults>({});

  const draftOf = (section: ContentSection) => (section in drafts ? drafts[section] : saved[section]);
  const isUnsaved = (section: ContentSection) =>
    section in drafts && !isSame(drafts[section], saved[section]);
  const setDraft = (section: ContentSection, draft: unknown) => {
    setDrafts((others) => ({ ...others, [section]: draft }));
    setRefused((others) => ({ ...others, [section]: {} }));
  };
  /** Changes the latest drafts, because edits can follow each other faster than React renders. */
  const edit = (section: ContentSection, path: (string | number)[], value: unknown) => {
    setDrafts((others) => {
      const draft = section in others ? others[section] : saved[section];
      return { ...others, [section]: setIn(draft, path, value) };
    });
    setRefused((others) => ({ ...others, [section]: {} }));
  };
  const discard = (section: ContentSection) => setDrafts(({ [section]: _, ...others }) => others);
  const refuse = (faults: readonly { path: string; message: string }[]) =>
    setRefused((others) => {
      const all: Faults = { ...others };
      for (const { path, message } of faults) {
        const [name = '', ...place] = path.split('.');
        const section = name as ContentSection;
        all[section] = { ...all[section], [place.join('.')]: message };
      }
      return all;
    });

  return { draftOf, isUnsaved, setDraft, edit, discard, refused, refuse };
}

/**
 * Saves a section. Retries once if someone has saved another section in the meantime, and reports conflicts.
 */
function useSending(
  saved: SavedContent,
  onSaved: (now: SavedContent) => void,
  { draftOf, discard, refuse }: ReturnType<typeof useDrafts>,
) {
  const client = useApolloClient();
  const [conflict, setConflict] = useState<ContentConflict | null>(null);

  /** Whether the conflicting content is what this form tried to save, as after a lost response. */
  const isSavedAs = (current: ErrorExtensionsFragment['current'], section: ContentSection) =>
    current?.__typename === 'StorefrontContentState' &&
    isSame(savedContent(current as ContentFragment).values[section], draftOf(section));

  const send = async (section: ContentSection, version: number) => {
    const draft = draftOf(section);
    // A section that equals the defaults is stored as empty, so that it follows later defaults.
    const { value, images } = toInput(isSame(draft, saved.defaults[section]) ? null : draft);
    const { data } = await client.mutate({
      mutation: UpdateStorefrontContentDocument,
      variables: { input: { version, values: { [section]: value } }, images },
      context: { isSaved: (current) => isSavedAs(current, section) },
    });
    if (!data) throw new Error('The server answered without errors and without the content.');
    onSaved(savedContent(data.updateStorefrontContent));
    discard(section);
  };

  const explain = async (section: ContentSection, error: unknown): Promise<void> => {
    const { current, contentErrors } = errorExtensions(error) ?? {};
    refuse(contentErrors ?? []);
    if (current?.__typename !== 'StorefrontContentState') return;
    const now = savedContent(current as ContentFragment);
    const base = saved.values[section];
    const serverVersion = now.values[section];
    onSaved(now);
    if (isSavedAs(current, section)) return discard(section);
    if (isSame(serverVersion, base)) return trySend(section, now.version);
    setConflict({ section, base, localVersion: draftOf(section), serverVersion });
  };

  const trySend = async (section: ContentSection, version: number): Promise<void> => {
    await send(section, version).catch((error) => explain(section, error));
  };

  return { trySend, conflict, setConflict };
}

/** The validation rules. If they fail to load, only the server validates. */
function useRules() {
  const [check, setCheck] = useState<Check>(() => nothingWrong);
  const loadRules = async (): Promise<Check> => {
    if (check !== nothingWrong) return check;
    const { errorsOf = nothingWrong } = (await import('./content-rules.ts').catch(() => null)) ?? {};
    setCheck(() => errorsOf);
    return errorsOf;
  };
  return { check, loadRules };
}

export type ContentForm = ReturnType<typeof useContentForm>;
