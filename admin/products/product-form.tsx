import { useState } from 'react';
import { Form } from 'react-router';
import styles from '#admin/ui/choice.module.css';
import type { EditedProduct } from '#app/features/catalogue/edit/change-product.server.ts';
import { formatPlainCents } from '#app/shared/money.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import type { FieldProblems } from './read-product-form.ts';

type ProductFormProps = {
  product: EditedProduct;
  /** What was sent, where it was refused. */
  typed: Readonly<Record<string, string>> | null;
  problems: FieldProblems;
  isBusy: boolean;
};

/** What an import would say of the cell, as a sentence. */
function sentence(problem: string | undefined): string | null {
  return problem === undefined ? null : `${problem.charAt(0).toUpperCase()}${problem.slice(1)}.`;
}

/**
 * The form of a product as it was when it was opened, with that version: a change that comes in meanwhile does
 * not touch what is typed, and is not overwritten.
 */
export function ProductForm({ product, typed, problems, isBusy }: ProductFormProps) {
  const [shown] = useState(product);
  const { title, priceCents, category, description, isWithdrawn, version } = shown;
  return (
    <Form method="post" className="stack">
      <div role="status">
        {version !== product.version && (
          <Notice kind="warning">
            <p>
              Somebody has changed this product since you opened it, so it cannot be saved:{' '}
              <a href={`/products/${encodeURIComponent(shown.listing)}`}>load it again</a>.
            </p>
          </Notice>
        )}
      </div>
      <input type="hidden" name="version" value={version} />
      <Field
        label="Title"
        name="title"
        defaultValue={typed?.title ?? title}
        error={sentence(problems.title)}
        autoComplete="off"
      />
      <Field
        label="Price in dollars"
        name="price"
        inputMode="decimal"
        defaultValue={typed?.price ?? formatPlainCents(priceCents)}
        error={sentence(problems.price)}
        autoComplete="off"
      />
      <Field
        label="Category"
        name="category"
        defaultValue={typed?.category ?? category}
        error={sentence(problems.category)}
        autoComplete="off"
      />
      <TextArea
        label="Description"
        name="description"
        rows={8}
        defaultValue={typed?.description ?? description}
        hint={sentence(problems.description) ?? 'Lines that begin with - are a list.'}
      />
      <label className={styles.choice}>
        <input
          type="checkbox"
          name="withdrawn"
          defaultChecked={typed ? typed.withdrawn === 'on' : isWithdrawn}
        />
        <span>Withdrawn: not sold, but known to baskets and orders that have it</span>
      </label>
      <div>
        <Button kind="primary" busy={isBusy}>
          Save
        </Button>
      </div>
    </Form>
  );
}
