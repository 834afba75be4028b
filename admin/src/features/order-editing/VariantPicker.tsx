import { formatMoney } from '@mela/rules/format-money.ts';
import { useId, useState } from 'react';
import * as orderEditingText from '#messages/order-editing.ts';
import * as sharedText from '#messages/shared.ts';
import { runQuery } from '../../client/apollo-client.ts';
import { Button } from '../../components/Button.tsx';
import { InputField } from '../../components/Field.tsx';
import { useFound } from '../../components/use-found.ts';
import { FindVariantsDocument } from '../../graphql.generated.ts';
import type { EditedLine } from './edited-lines.ts';

interface FoundLine extends EditedLine {
  /** The available quantity. null: not tracked. */
  available: number | null;
}

interface Props {
  onAdd: (line: EditedLine) => void;
}

/** Finds products by title or SKU, and adds their variants. */
export function VariantPicker({ onAdd }: Props) {
  const [text, setText] = useState('');
  const { found, failure, search } = useFound(findVariants);
  const id = useId();
  const type = (typed: string) => {
    setText(typed);
    search(typed);
  };
  return (
    <div className="line-editor__picker">
      <InputField
        label={sharedText.addProduct}
        type="search"
        value={text}
        placeholder={orderEditingText.searchByTitleOrSku}
        aria-controls={id}
        onChange={({ target }) => type(target.value)}
        // Prevent Enter from saving the whole form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        fault={failure}
      />
      <ul id={id} aria-label={orderEditingText.foundProducts} aria-live="polite">
        {found?.map((line) => (
          <li key={line.variantId} className="line-editor__found">
            <LineName line={line} />
            <span className="aside">{stockText(line.available)}</span>
            <span>{formatMoney(line.price)}</span>
            <Button
              label={sharedText.add}
              isQuiet
              isSmall
              disabled={line.available === 0}
              aria-label={orderEditingText.addTitle(line.title)}
              onClick={() => onAdd(line)}
            />
          </li>
        ))}
        {found?.length === 0 && <li className="aside">{orderEditingText.noProductMatches}</li>}
      </ul>
    </div>
  );
}

export function LineName({ line }: { line: EditedLine }) {
  return (
    <span className="line-editor__name">
      {line.image && <img src={line.image} alt="" width="40" height="45" loading="lazy" />}
      <span>
        <bdi>{line.title}</bdi>
        {line.variantTitle && <small className="aside">{line.variantTitle}</small>}
      </span>
    </span>
  );
}

function stockText(available: number | null): string {
  if (available === null) return sharedText.notTracked;
  return available === 0 ? sharedText.soldOut : orderEditingText.available(available);
}

async function findVariants(text: string): Promise<FoundLine[]> {
  const { inventory } = await runQuery(FindVariantsDocument, { text });
  return inventory.nodes.flatMap(({ variantId, available, variant, product }) => {
    if (!variant || !product) return [];
    const { title, price, image, selectedOptions } = variant;
    const variantTitle = selectedOptions.length > 0 ? title : null;
    const line = { lineId: null, variantId, title: product.title, variantTitle, price, quantity: 1 };
    return [{ ...line, image: image?.thumbnailUrl ?? null, available: available ?? null }];
  });
}
