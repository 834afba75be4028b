import type { ContentSection, StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import { type ReactNode, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import * as sharedText from '#messages/shared.ts';
import * as storefrontContentText from '#messages/storefront-content.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { useUnsaved } from '../../components/unsaved.ts';
import { historyPath } from '../../paths.ts';
import { useMayWrite } from '../../session/session-state.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { ContentConflictDialog } from './ContentConflictDialog.tsx';
import { CONTENT_SECTIONS } from './content-form.ts';
import { hasPlaceholders, SECTION_TEXTS, sectionNamed } from './content-sections.ts';
import { PreviewButton } from './PreviewButton.tsx';
import { SectionFields } from './SectionFields.tsx';
import { SectionNav } from './SectionNav.tsx';
import { SeoSection } from './SeoSection.tsx';
import { type SavedContent, useContentForm } from './use-content-form.ts';

/** The list of sections, and the editor of the selected one. Unsaved input in other sections is kept. */
export function ContentEditor({ initial }: { initial: SavedContent }) {
  const [search] = useSearchParams();
  const section = sectionNamed(search.get('section'));
  const form = useContentForm(initial);
  const [hasPreview, setHasPreview] = useState(false);
  useUnsaved(() => CONTENT_SECTIONS.some(form.isUnsaved));
  return (
    <div className="panel content">
      <SectionNav shown={section} form={form} />
      <SectionForm
        key={section}
        section={section}
        form={form}
        hasPreview={hasPreview}
        onPreviewed={() => setHasPreview(true)}
      />
      {form.conflict && <ContentConflictDialog conflict={form.conflict} onResolved={form.resolve} />}
    </div>
  );
}

const NOTHING_ENTERED = storefrontContentText.youHaveNotChangedThisSection;

const PLACEHOLDERS =
  '{name}, {phone}, {email}, {contact}, {hours}, {delivery}, {returns} and {warranty} are replaced with your shop details. Sentences with an empty detail are omitted.';

interface SectionProps {
  section: ContentSection;
  form: ReturnType<typeof useContentForm>;
  /**
   * Whether a preview is open. The browser then shows the previewed content on every page of the shop until
   * the preview is ended.
   */
  hasPreview: boolean;
  onPreviewed: () => void;
}

function SectionForm({ section, form, hasPreview, onPreviewed }: SectionProps) {
  const element = useRef<HTMLFormElement>(null);
  const { path } = SECTION_TEXTS[section];
  const mayWrite = useMayWrite();
  const { shown, touch, setShowsAll } = useShownErrors(form.errorsOf(section));

  const showErrors = () => {
    setShowsAll(true);
    // Waits until the errors are rendered and their list items are open.
    setTimeout(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const save = async () => {
    setShowsAll(true);
    if (!(await form.save(section))) showErrors();
  };

  return (
    <form
      ref={element}
      className="content__section"
      aria-labelledby="content-section"
      aria-busy={form.isSaving}
      noValidate
      // Loads the validation rules early, in case the network fails later.
      onFocus={() => void form.loadRules()}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <SectionHead section={section} isDefault={form.isDefault(section)} hasPreview={hasPreview} />
      <fieldset className="content__body" disabled={form.isSaving || !mayWrite}>
        <SectionBody section={section} form={form} errors={shown} onTouch={touch} />
      </fieldset>
      <SaveBar
        isUnsaved={form.isUnsaved(section)}
        isSaving={form.isSaving}
        isDefault={form.isDefault(section)}
        onDiscard={() => {
          form.discard(section);
          setShowsAll(false);
        }}
        onReset={() => form.reset(section)}
      >
        <PreviewButton form={form} path={path} onPreviewed={onPreviewed} onRefused={showErrors} />
      </SaveBar>
    </form>
  );
}

interface BodyProps extends Pick<SectionProps, 'section' | 'form'> {
  errors: Record<string, string>;
  onTouch: (path: string) => void;
}

function SectionBody({ section, form, ...shown }: BodyProps) {
  const editing = {
    ...shown,
    onEdit: (place: (string | number)[], value: unknown) => form.edit(section, place, value),
  };
  return (
    <>
      {section === 'seo' && (
        <SeoSection
          value={form.draftOf('seo') as StorefrontContent['seo']}
          shop={form.draftOf('shop') as StorefrontContent['shop']}
          {...editing}
        />
      )}
      <SectionFields
        section={section}
        value={form.draftOf(section)}
        defaults={form.defaultOf(section)}
        {...editing}
      />
    </>
  );
}

/** The errors to show: a field's error after it loses the focus, and all errors after an attempt to save. */
function useShownErrors(errors: Record<string, string>) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll
    ? errors
    : Object.fromEntries(Object.entries(errors).filter(([field]) => touched.has(field)));
  const touch = (field: string) => setTouched(new Set([...touched, field]));
  return { shown, touch, setShowsAll };
}

interface HeadProps extends Pick<SectionProps, 'section' | 'hasPreview'> {
  isDefault: boolean;
}

function SectionHead({ section, isDefault, hasPreview }: HeadProps) {
  const { title, lead, path } = SECTION_TEXTS[section];
  return (
    <header className="content__head">
      <div>
        <h2 className="lead-title" id="content-section">
          {title}
        </h2>
        <p className="content__lead">{lead}</p>
        {isDefault && <p className="aside content__placeholders">{NOTHING_ENTERED}</p>}
        {hasPlaceholders(section) && <p className="aside content__placeholders">{PLACEHOLDERS}</p>}
      </div>
      <div className="content__links">
        <ButtonLink label={sharedText.activity} isQuiet isSmall to={historyPath('CONTENT', section)} />
        <ButtonLink
          label={sharedText.viewInShop}
          isQuiet
          isSmall
          href={hasPreview ? `${path}?release=` : path}
        />
      </div>
    </header>
  );
}

interface Props {
  isUnsaved: boolean;
  isSaving: boolean;
  /** Whether the section has its default content. */
  isDefault: boolean;
  onDiscard: () => void;
  onReset: () => void;
  /** Further buttons. */
  children: ReactNode;
}

/** The bar with the section's buttons. The save button is never disabled, so that it keeps the focus. */
function SaveBar({ isUnsaved, isSaving, isDefault, onDiscard, onReset, children }: Props) {
  return (
    <WriteControls>
      <div className="content__bar">
        <p className="content__state" role="status">
          {isSaving && sharedText.saving}
          {!isSaving && isUnsaved && storefrontContentText.notSavedYet}
        </p>
        {!isDefault && (
          <Button
            label={storefrontContentText.reset}
            isQuiet
            isSmall
            className="content__reset"
            onClick={onReset}
          />
        )}
        {isUnsaved && (
          <Button label={storefrontContentText.discardChanges} isQuiet isSmall onClick={onDiscard} />
        )}
        {children}
        <Button
          label={sharedText.save}
          isSmall
          isSubmit
          className="content__save"
          aria-disabled={isSaving || !isUnsaved}
          onClick={(event) => !isUnsaved && event.preventDefault()}
        />
      </div>
    </WriteControls>
  );
}
