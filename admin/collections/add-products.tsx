import { OPERATION } from '#admin/operations/operation-answer.ts';
import { messages as productMessages } from '#admin/products/messages/messages.ts';
import { Disclosure } from '#admin/ui/disclosure.tsx';
import choiceStyles from '#admin/ui/forms/choice.module.css';
import { OperationForm, useIsRefused } from '#admin/ui/forms/operation-form.tsx';
import { PostForm } from '#admin/ui/forms/post-form.tsx';
import { ListSearch } from '#admin/ui/list-search.tsx';
import { Muted, Section } from '#admin/ui/section.tsx';
import type { StaffVariant } from '#app/features/catalogue/edit/list-products.server.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { messages } from './messages/messages.ts';

const ADD = 'collections.add-products';

type AddProductsProps = {
  collection: string;
  /** What was searched for last, and what was found. */
  text: string;
  found: readonly StaffVariant[];
};

/** Products to put into a collection: found by words and ticked, or pasted. */
export function AddProducts({ collection, text, found }: AddProductsProps) {
  const isRefused = useIsRefused(ADD);
  return (
    <Section title={messages.addProducts} about={messages.comeBehind}>
      <ListSearch
        path={`/collections/${encodeURIComponent(collection)}`}
        what={messages.productsToAdd}
        text={text}
        placeholder={productMessages.variantOrWords}
      />
      {text !== '' && found.length === 0 && <p>{productMessages.noneFound}</p>}
      {found.length > 0 && (
        <PostForm className="stack" preventScrollReset>
          <input type="hidden" name={OPERATION} value={ADD} />
          <input type="hidden" name="collection" value={collection} />
          <fieldset className="grid no-border p-0 gap-1">
            <legend className="visually-hidden">{messages.found}</legend>
            {found.map(({ variant, title, isWithdrawn }) => (
              <label key={variant} className={`${choiceStyles.choice} flex items-center gap-2`}>
                <input type="checkbox" name="products" value={variant} />
                <span>
                  {title}{' '}
                  <Muted>
                    {variant}
                    {isWithdrawn ? ` · ${messages.isWithdrawn}` : ''}
                  </Muted>
                </span>
              </label>
            ))}
          </fieldset>
          <div>
            <Button kind="secondary">{messages.addTicked}</Button>
          </div>
        </PostForm>
      )}
      <Disclosure summary={messages.pasteIds} isOpen={isRefused}>
        <OperationForm operation={ADD} fields={{ collection }} />
      </Disclosure>
    </Section>
  );
}
