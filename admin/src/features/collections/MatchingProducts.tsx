import { useQuery } from '@apollo/client/react';
import { checkConditions } from '@mela/rules/collection-checks.ts';
import * as collectionsText from '#messages/collections.ts';
import { useSettled } from '../../components/use-settled.ts';
import { ProductsMatchingDocument } from '../../graphql.generated.ts';
import { type CollectionForm, conditionsOf } from './collection-form.ts';

/** How many products match the conditions in the form, and the first of them. */
export function MatchingProducts({ form }: { form: CollectionForm }) {
  const variables = useSettled({ match: form.match, conditions: conditionsOf(form) });
  const isComplete = Object.keys(checkConditions(variables.conditions)).length === 0;
  const { data, previousData } = useQuery(ProductsMatchingDocument, {
    variables,
    skip: !isComplete,
    fetchPolicy: 'no-cache',
  });
  const found = (data ?? previousData)?.productsMatching;
  return (
    <p className="collections__matching" role="status">
      {!isComplete && collectionsText.enterConditions}
      {isComplete &&
        found &&
        collectionsText.matching(
          found.totalCount,
          found.nodes.map(({ title }) => title),
        )}
    </p>
  );
}
