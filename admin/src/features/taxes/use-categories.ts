import { useEffect, useState } from 'react';
import { runQuery } from '../../client/apollo-client.ts';
import { ListTaxedCategoriesDocument, type ListTaxedCategoriesQuery } from '../../graphql.generated.ts';

export interface NamedCategory {
  id: string;
  name: string;
}

/** All categories. Empty until loaded, or after an error. */
export function useCategories(): readonly NamedCategory[] {
  const [categories, setCategories] = useState<readonly NamedCategory[]>([]);
  useEffect(() => {
    readCategories().then(setCategories, () => {});
  }, []);
  return categories;
}

async function readCategories(): Promise<NamedCategory[]> {
  const categories: NamedCategory[] = [];
  for (let after: string | null = null; ; ) {
    const page: ListTaxedCategoriesQuery = await runQuery(ListTaxedCategoriesDocument, { after });
    categories.push(...page.categories.nodes);
    const { hasNextPage, endCursor } = page.categories.pageInfo;
    if (!hasNextPage) return categories;
    after = endCursor;
  }
}
