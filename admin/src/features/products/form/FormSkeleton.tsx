import './product-form.css';

/** As high as the form that takes its place. */
export function FormSkeleton() {
  return (
    <div className="product-form__panels" aria-busy="true">
      <span className="visually-hidden">Loading the product</span>
      <div className="panel product-form__panel">
        <Field />
        <Field kind="text" />
        <div className="product-form__prices">
          <Field />
          <Field />
          <Field />
        </div>
        <div className="product-form__selects">
          <Field />
          <Field />
        </div>
        <span className="skeleton skeleton--line" />
      </div>
      <div className="panel product-form__panel">
        <Field kind="images" />
      </div>
    </div>
  );
}

function Field({ kind = 'line' }: { kind?: 'line' | 'text' | 'images' }) {
  return (
    <span className="product-form__skeleton">
      <span className="skeleton skeleton--line" />
      <span className={kind === 'line' ? 'skeleton' : `skeleton skeleton--${kind}`} />
    </span>
  );
}
