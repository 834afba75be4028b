import { Button, ButtonLink } from '../../components/Button.tsx';
import { Select } from '../../components/Select.tsx';
import { orderPath, PATHS } from '../../paths.ts';
import { ORDER_STEPS, type OrderStep } from './order-statuses.ts';

interface Props {
  id: number;
  step: OrderStep;
  onSave: (step: OrderStep) => void;
}

/** The status selector, which changes nothing until it is saved, and a link to the invoice. */
export function OrderStepForm({ id, step, onSave }: Props) {
  const save = (form: FormData) => {
    const chosen = ORDER_STEPS.find((option) => option === form.get('step'));
    if (chosen) onSave(chosen);
  };
  return (
    <form
      className="order-head__form"
      onSubmit={(event) => {
        event.preventDefault();
        save(new FormData(event.currentTarget));
      }}
    >
      <Select name="step" aria-label="Change status" options={ORDER_STEPS} defaultValue={step} />
      <Button label="Save" isSmall isSubmit />
      <ButtonLink label="Invoice" icon="order" isQuiet isSmall to={orderPath(PATHS.invoice, id)} />
    </form>
  );
}
