import * as categoriesText from '#messages/categories.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../components/Button.tsx';
import './category-order.css';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'react-hot-toast/headless';
import { ignoreFurtherClicks } from '../../components/ignore-further-clicks.ts';
import {
  type CategoryTree_CategoryFragment as Category,
  MoveCategoryDocument,
} from '../../graphql.generated.ts';
import { errorMessage } from '../../graphql-errors.ts';
import { CategoryOrderRow } from './CategoryOrderRow.tsx';
import { idBefore, moveBehind, type TreeRow, treeOf } from './category-tree.ts';
import { useCategoryTree } from './use-category-tree.ts';

interface Drag {
  row: TreeRow;
  /** The target index among its siblings. */
  to: number;
}

/** Sorts categories among their siblings. */
export function CategoryOrderList({ revision }: { revision: number }) {
  const { categories, hasFailed, reload, setCategories } = useCategoryTree(revision);
  const move = useMoves(reload);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [said, setSaid] = useState('');
  if (!categories) {
    return hasFailed ? <Failure onRetry={reload} /> : <span className="skeleton skeleton--line" />;
  }
  const rows = treeOf(categories);
  const put = (row: (typeof rows)[number], to: number) => {
    if (to < 0 || to >= row.siblings.length || to === row.index) return;
    const afterId = idBefore(row, to);
    flushSync(() => setCategories(moveBehind(categories, row.category, afterId)));
    setSaid(categoriesText.isNowOf(row.category.name, to + 1, row.siblings.length));
    move(row.category, afterId);
    ignoreFurtherClicks();
  };

  return (
    <>
      <p className="category-order__hint">{categoriesText.dragCategoryOrMove}</p>
      <ol className="category-order__rows">
        {rows.map((row) => (
          <CategoryOrderRow
            key={row.category.id}
            row={row}
            drop={dropOf(row, drag)}
            onMove={(to) => put(row, to)}
            onDrag={(targetId) => setDrag({ row, to: row.siblings.findIndex(({ id }) => id === targetId) })}
            onDrop={(isTaken) => {
              if (drag && isTaken) put(row, drag.to);
              setDrag(null);
            }}
          />
        ))}
      </ol>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </>
  );
}

/** Sends moves one at a time, because each move names the version that the previous move created. */
function useMoves(onFailed: () => void) {
  const client = useApolloClient();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const versions = useRef(new Map<string, number>());
  return ({ id, version }: Category, after: string | null) => {
    const send = async () => {
      const known = Math.max(version, versions.current.get(id) ?? 0);
      const { data } = await client.mutate({
        mutation: MoveCategoryDocument,
        variables: { id, after, version: known },
      });
      if (data) versions.current.set(id, data.moveCategory.version);
    };
    last.current = last.current.then(send).catch((error: unknown) => {
      toast.error(errorMessage(error));
      onFailed();
    });
  };
}

/** Where the dragged category would go, relative to a row. 'self' for its own row. */
function dropOf({ category, siblings }: TreeRow, drag: Drag | null): 'self' | 'before' | 'after' | undefined {
  if (!drag) return undefined;
  if (drag.row.category.id === category.id) return 'self';
  if (siblings[drag.to]?.id !== category.id || drag.row.siblings[drag.to]?.id !== category.id)
    return undefined;
  return drag.to < drag.row.index ? 'before' : 'after';
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="category-order__hint">
      <p>{sharedText.serverDidNotRespondCheck}</p>
      <Button label={sharedText.retry} isQuiet isSmall onClick={onRetry} />
    </div>
  );
}
