import { useLastAuthor } from '../../history/use-last-author.ts';

export function DeletedNote({ id }: { id: string }) {
  const isOwn = useLastAuthor('PRODUCT', id) === 'You';
  return (
    <p className="product-form__note" role="alert">
      {isOwn ? 'You have deleted this product elsewhere.' : 'Someone else has deleted this product.'} You can
      save what you entered as a new product.
    </p>
  );
}
