import * as productFormText from '#messages/product-form.ts';
import { useLastAuthor } from '../../history/use-last-author.ts';

export function DeletedNote({ id }: { id: string }) {
  const isOwn = useLastAuthor('PRODUCT', id) === 'self';
  return (
    <p className="product-form__note" role="alert">
      {isOwn
        ? productFormText.youHaveDeletedThisProductElsewhere
        : productFormText.someoneElseHasDeletedThisProduct}
    </p>
  );
}
