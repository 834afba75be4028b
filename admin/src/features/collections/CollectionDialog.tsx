import type { CollectionRules } from '@mela/rules/catalogue.ts';
import { MAX_CATEGORY_DESCRIPTION_LENGTH } from '@mela/rules/category-checks.ts';
import { COLLECTION_LIMITS } from '@mela/rules/collection-checks.ts';
import { plainText } from '@mela/rules/markdown.ts';
import { useState } from 'react';
import * as collectionsText from '#messages/collections.ts';
import * as componentsText from '#messages/components.ts';
import * as sharedText from '#messages/shared.ts';
import '../storefront-content/content-fields.css';
import './collections.css';
import { runMutation } from '../../client/apollo-client.ts';
import { Button } from '../../components/Button.tsx';
import { CheckField, InputField } from '../../components/Field.tsx';
import { FormModal } from '../../components/FormModal.tsx';
import { RichField } from '../../components/rich-text/RichField.tsx';
import { optionsOf, SelectField } from '../../components/Select.tsx';
import { PageSeoFields } from '../../components/SeoFields.tsx';
import type { RowDialogProps } from '../../components/use-row-dialogs.tsx';
import { type CollectionRowFragment, SaveCollectionDocument } from '../../graphql.generated.ts';
import type { CategoryOption } from '../products/use-category-options.ts';
import type { NewImage } from '../storefront-content/content-draft.ts';
import { ImageControl } from '../storefront-content/ImageControl.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { type CollectionForm, formOf, inputOf, newCondition } from './collection-form.ts';
import { MATCHES } from './condition-words.ts';
import { MatchingProducts } from './MatchingProducts.tsx';

interface Props extends RowDialogProps<CollectionRowFragment> {
  categories: readonly CategoryOption[];
}

/** Adds or edits a collection, and shows which products match its conditions. */
export function CollectionDialog({ row, categories, onChanged, onClosed }: Props) {
  const [start] = useState(() => formOf(row));
  const [form, setForm] = useState(start);
  const edit: Edit = (change) => setForm((before) => ({ ...before, ...change }));
  const save = async () => {
    await runMutation(SaveCollectionDocument, { input: inputOf(form, row) });
    onChanged();
  };
  return (
    <FormModal
      title={row ? collectionsText.editCollection : collectionsText.addCollection}
      action={sharedText.save}
      closeLabel={sharedText.cancel}
      isUnsaved={form !== start && JSON.stringify(form) !== JSON.stringify(start)}
      done={row ? collectionsText.collectionSaved : collectionsText.collectionAdded}
      onSubmit={save}
      onUnknown={onChanged}
      onClosed={onClosed}
    >
      <InputField
        label={sharedText.name}
        name="name"
        required
        maxLength={100}
        value={form.name}
        autoComplete="off"
        onChange={({ target }) => edit({ name: target.value })}
      />
      <Conditions form={form} categories={categories} edit={edit} />
      <MatchingProducts form={form} />
      <PageFields form={form} edit={edit} />
    </FormModal>
  );
}

type Edit = (change: Partial<CollectionForm>) => void;

/** The fields of the collection's page. */
function PageFields({ form, edit }: { form: CollectionForm; edit: Edit }) {
  return (
    <>
      <RichField
        label={sharedText.description}
        name="description"
        maxLength={MAX_CATEGORY_DESCRIPTION_LENGTH}
        value={form.description}
        onEdit={(description) => edit({ description })}
      />
      <ImageControl
        path="image"
        field={{ label: sharedText.image, control: 'image', isOptional: true }}
        value={form.image}
        error={undefined}
        onChange={(image) => edit({ image: image as NewImage | null })}
        onTouch={() => undefined}
      />
      <CheckField
        label={collectionsText.showInMenu}
        checked={form.isInMenu}
        onChange={({ target }) => edit({ isInMenu: target.checked })}
      />
      <InputField
        label={sharedText.handle}
        name="handle"
        value={form.handle}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => edit({ handle: target.value })}
      >
        <span className="fine">{collectionsText.handleHint}</span>
      </InputField>
      <PageSeoFields
        name={form.name}
        summary={plainText(form.description) || componentsText.generatedFromProducts}
        path={`/collection/${form.handle}`}
        seo={form}
        faults={{}}
        onEdit={edit}
      />
    </>
  );
}

interface ConditionsProps {
  form: CollectionForm;
  categories: readonly CategoryOption[];
  edit: Edit;
}

function Conditions({ form: { match, conditions }, categories, edit }: ConditionsProps) {
  return (
    <>
      <SelectField
        label={collectionsText.productsMustMeet}
        options={optionsOf(MATCHES)}
        value={match}
        onChange={({ target }) => edit({ match: target.value as CollectionRules['match'] })}
      />
      {conditions.map((condition, place) => (
        <ConditionFields
          key={condition.key}
          condition={condition}
          number={place + 1}
          categories={categories}
          onEdit={(change) => edit({ conditions: conditions.with(place, { ...condition, ...change }) })}
          onRemove={
            conditions.length > 1 ? () => edit({ conditions: conditions.toSpliced(place, 1) }) : undefined
          }
        />
      ))}
      {conditions.length < COLLECTION_LIMITS.conditions && (
        <Button
          label={collectionsText.addCondition}
          isQuiet
          isSmall
          onClick={() => edit({ conditions: [...conditions, newCondition()] })}
        />
      )}
    </>
  );
}
