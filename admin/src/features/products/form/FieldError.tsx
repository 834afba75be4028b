/** What is wrong with a field, where the field's `aria-describedby` finds it. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    error !== undefined && (
      <p className="product-form__error" id={id}>
        {error}
      </p>
    )
  );
}
