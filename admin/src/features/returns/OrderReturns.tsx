import { useEffect } from 'react';
import * as returnsText from '#messages/returns.ts';
import * as sharedText from '#messages/shared.ts';
import { useLiveQuery } from '../../client/use-live-query.ts';
import { Panel } from '../../components/Panel.tsx';
import { LoadFailure } from '../../components/Reading.tsx';
import { ReadReturnsDocument } from '../../graphql.generated.ts';
import { ReturnList } from './ReturnList.tsx';

interface Props {
  /** The order's number. */
  number: string;
  /**
   * A number that increases with each event of the order. The returns are then loaded again, because the
   * event may belong to one.
   */
  steps: number;
  onChanged: () => void;
}

const MOST = 20;

/** The returns of an order. Renders nothing if there are none. */
export function OrderReturns({ number, steps, onChanged }: Props) {
  const { data, hasFailed, reload } = useLiveQuery(ReadReturnsDocument, {
    variables: { first: MOST, filter: { search: number } },
  });
  const returns = data?.returns.nodes ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads after each step of the order.
  useEffect(() => void reload(), [steps, reload]);
  if (hasFailed && !data) return <LoadFailure what={returnsText.returns} onRetry={() => void reload()} />;
  if (returns.length === 0) return null;
  const changed = () => {
    void reload();
    onChanged();
  };
  return (
    <Panel id="order-returns" title={sharedText.returns}>
      <ReturnList returns={returns} onChanged={changed} isOnOrder />
    </Panel>
  );
}
