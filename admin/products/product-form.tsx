import { useState } from 'react';
import { PostForm } from '#admin/ui/post-form.tsx';
import type { EditedProduct } from '#app/features/catalogue/edit/change-product.server.ts';
import { toForm } from '#app/features/catalogue/edit/product-values.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { ProductFields } from './product-fields.tsx';
import type { FieldProblems } from './read-product-form.ts';

type ProductFormProps = {
  product: EditedProduct;
  /** What was sent, where it was refused. */
  typed: Readonly<Record<string, string>> | null;
  problems: FieldProblems;
  isBusy: boolean;
};

/**
 * The form of a product as it was when it was opened, with that version: a change that comes in meanwhile does
 * not touch what is typed, and is not overwritten.
 */
export function ProductForm({ product, typed, problems, isBusy }: ProductFormProps) {
  const [opened] = useState({ ...product, version: typed?.version ?? product.version });
  return (
    <PostForm className="stack">
      <div role="status">
        {opened.version !== product.version && (
          <Notice kind="warning">
            <p>
              Somebody has changed this product since you opened it, so it cannot be saved:{' '}
              <a href={`/products/${encodeURIComponent(opened.variant)}`}>load it again</a>.
            </p>
          </Notice>
        )}
      </div>
      <input type="hidden" name="version" value={opened.version} />
      <ProductFields
        values={typed ?? toForm(opened)}
        isWithdrawn={typed ? typed.withdrawn === 'on' : opened.isWithdrawn}
        withdrawnLabel="Withdrawn: not sold, but known to baskets and orders that have it"
        problems={problems}
      />
      <div>
        <Button kind="primary" busy={isBusy}>
          Save
        </Button>
      </div>
    </PostForm>
  );
}
