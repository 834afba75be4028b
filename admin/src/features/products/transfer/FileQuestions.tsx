import * as productTransferText from '#messages/product-transfer.ts';
import '../../../components/import-questions.css';
import type { DecimalChoice, EncodingChoice, FileReading } from '@mela/rules/import-report.ts';
import { useId } from 'react';
import { Button } from '../../../components/Button.tsx';
import { formatPrice } from '../../../format.ts';
import type { FileFormat } from './send-file.ts';

interface Props {
  reading: FileReading;
  onChoose: (format: FileFormat) => void;
}

const SIGNS = { point: '1,234.50', comma: '1.234,50' };

/** Asks how to read an ambiguous file, with sample texts and prices for each choice. */
export function FileQuestions({ reading, onChoose }: Props) {
  const { encoding, encodings, decimals, decimalChoices, questions } = reading;
  return (
    <>
      {encodings.length > 1 && (
        <Question
          title={productTransferText.whichTextLooksRight}
          isOpen={questions.includes('encoding')}
          choices={encodings.map((choice) => ({
            key: choice.encoding,
            name: choice.name,
            isChosen: choice.name === encoding,
            samples: samplesOf(choice),
          }))}
          onChoose={(key) => onChoose({ encoding: key })}
        />
      )}
      {decimalChoices.length > 1 && (
        <Question
          title={productTransferText.whichPriceFormatDoesFileUse}
          isOpen={questions.includes('decimals')}
          choices={decimalChoices.map((choice) => ({
            key: choice.sign,
            name: SIGNS[choice.sign],
            isChosen: choice.sign === decimals,
            samples: pricesOf(choice),
          }))}
          onChoose={(sign) => onChoose({ decimals: sign })}
        />
      )}
    </>
  );
}

interface Choice<Key> {
  key: Key;
  name: string;
  /** Whether this is the choice on which the report is based. */
  isChosen: boolean;
  samples: string;
}

interface QuestionProps<Key> {
  title: string;
  /** Whether an answer is required before the import. */
  isOpen: boolean;
  choices: readonly Choice<Key>[];
  onChoose: (key: Key) => void;
}

function Question<Key extends string>({ title, isOpen, choices, onChoose }: QuestionProps<Key>) {
  const id = useId();
  return (
    <section className="import__question" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>
        {choices.map(({ key, name, isChosen, samples }) => {
          const isDone = isChosen && !isOpen;
          return (
            <li key={key}>
              <span>
                <strong>{name}</strong> <bdi className="import__sample">{samples}</bdi>
              </span>
              <Button
                label={isDone ? productTransferText.chosen : productTransferText.useThis}
                aria-label={`${isDone ? productTransferText.chosen : productTransferText.use} ${name}`}
                aria-disabled={isDone}
                isQuiet
                isSmall
                onClick={() => isDone || onChoose(key)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function samplesOf({ samples }: EncodingChoice): string {
  return samples.join(' · ');
}

function pricesOf({ samples }: DecimalChoice): string {
  return samples
    .map(({ text, value }) => productTransferText.readAsPrice(text, priceText(value)))
    .join(' · ');
}

function priceText(value: string): string {
  const amount = Number(value);
  return Number.isFinite(amount) ? formatPrice(amount) : value;
}
