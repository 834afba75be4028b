import { useLastAuthor } from '../../history/use-last-author.ts';

export function DeletedNote({ id }: { id: string }) {
  const isOwn = useLastAuthor('PRODUCT', id) === 'You';
  return (
    <p className="product-form__note" role="alert">
      {isOwn
        ? 'You have deleted this product elsewhere.'
        : 'Somebody else has deleted this product meanwhile.'}{' '}
      What you see here is not lost: you can save it as a new product.
    </p>
  );
}
