import * as orderEditingText from '#messages/order-editing.ts';
import * as sharedText from '#messages/shared.ts';
import './line-editor.css';
import { formatMoney } from '@mela/rules/format-money.ts';
import { Button } from '../../components/Button.tsx';
import { InputField } from '../../components/Field.tsx';
import { useKeptFocus } from '../../components/focus.ts';
import { type EditedLine, withAdded } from './edited-lines.ts';
import { LineName, VariantPicker } from './VariantPicker.tsx';

interface Props {
  lines: readonly EditedLine[];
  onChange: (lines: EditedLine[]) => void;
}

const MAX_QUANTITY = 999;

/** The lines of an order, with a search that adds products. */
export function LineEditor({ lines, onChange }: Props) {
  const change = (variantId: string, quantity: number) =>
    onChange(lines.map((line) => (line.variantId === variantId ? { ...line, quantity } : line)));
  const editor = useKeptFocus<HTMLDivElement>(String(lines.length));
  return (
    <div ref={editor} tabIndex={-1} className="line-editor">
      <VariantPicker onAdd={(line) => onChange(withAdded(lines, line))} />
      {lines.length === 0 && <p className="aside">{orderEditingText.nothingIsInThisOrderYet}</p>}
      <ul aria-label={sharedText.items}>
        {lines.map((line) => (
          <li key={line.variantId} className="line-editor__line">
            <LineName line={line} />
            <span>{formatMoney(line.price)}</span>
            <InputField
              type="number"
              className="line-editor__quantity"
              label={<span className="visually-hidden">{orderEditingText.quantityOfTitle(line.title)}</span>}
              min={1}
              max={MAX_QUANTITY}
              required
              value={line.quantity || ''}
              onChange={({ target }) => change(line.variantId, Math.trunc(Number(target.value)))}
            />
            <span className="line-editor__total">
              {formatMoney({ ...line.price, amount: line.price.amount * line.quantity })}
            </span>
            <Button
              label={sharedText.remove}
              isQuiet
              isSmall
              aria-label={orderEditingText.removeTitle(line.title)}
              onClick={() => onChange(lines.filter(({ variantId }) => variantId !== line.variantId))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
