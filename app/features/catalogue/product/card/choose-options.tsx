import { type MouseEvent, type ReactNode, useState } from 'react';
import { messages } from '#app/features/catalogue/messages/messages.ts';
import type { CardProduct } from '#app/features/catalogue/product/product.ts';
import { productPath } from '#app/features/catalogue/product/product-path.ts';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import type { ProductAction } from './product-card.tsx';

type ChooseOptionsProps = { product: CardProduct; action: ProductAction; titleId: string };

/** Leads to the page of a product with options; with scripts it opens a dialog to choose in, which is loaded then. */
export function ChooseOptions({ product, action, titleId }: ChooseOptionsProps) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const path = productPath(product);

  function open(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import('./choose-dialog.tsx')
      .then(({ loadDialog }) => loadDialog({ product, action, onClose: () => setDialog(null) }))
      .then(setDialog)
      .catch(() => location.assign(path));
  }

  return (
    <>
      <ButtonLink
        kind="primary"
        to={path}
        prefetch="none"
        aria-describedby={titleId}
        onClick={open}
      >
        {messages.chooseOptions}
      </ButtonLink>
      {dialog}
    </>
  );
}
