import { type ActionFunctionArgs, data, Link, redirect, useNavigation } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { readDeskForm } from '#admin/desk/read-desk-form.ts';
import { PostForm } from '#admin/ui/post-form.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';
import styles from './new-product.module.css';
import { addNewProduct, readNewProduct } from './new-product.server.ts';
import { ProductFields, sentence } from './product-fields.tsx';

export const meta = () => [{ title: 'New product · Admin' }];

const TAKEN = 'names another product of the shop already: choose another';

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = (await readDeskForm(request)) ?? {};
  const product = readNewProduct(fields);
  if (!product.ok) return data({ fields, problems: product.refusal }, 400);
  const isAdded = await addNewProduct(deskOf(context), product.value, fields.withdrawn === 'on');
  const { variant } = product.value;
  if (isAdded) throw redirect(`/products/${encodeURIComponent(variant)}?new`);
  const problems: Record<string, string> = { [fields.variant ? 'variant' : 'id']: TAKEN };
  return data({ fields, problems }, 409);
}

export default function NewProductPage() {
  const answer = useAnswer<typeof action>();
  const isBusy = useNavigation().state === 'submitting';
  const values: Readonly<Record<string, string>> = answer?.fields ?? {};
  const problems: Readonly<Record<string, string>> = answer?.problems ?? {};
  return (
    <>
      <PageHeading above={<Link to="/products">Products</Link>}>New product</PageHeading>
      <div role="status">
        {answer && (
          <Notice kind="error">
            <p>Nothing was added: look at what is marked.</p>
          </Notice>
        )}
      </div>
      <Panel>
        <PostForm className="stack">
          <div className={styles.row}>
            <Field
              label="Product id"
              name="id"
              defaultValue={values.id}
              error={sentence(problems.id)}
              hint="Such as desk-lamp. It stands in the address of its page and stays as it is."
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <Field
              label="Variant (optional)"
              name="variant"
              defaultValue={values.variant}
              error={sentence(problems.variant)}
              hint="For one of several colours or sizes of a product, such as desk-lamp-red. Empty: as the product."
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <Field
              label="On the shelf (optional)"
              name="stock"
              inputMode="numeric"
              defaultValue={values.stock}
              error={sentence(problems.stock)}
              hint="Empty: not counted, so never sold out."
              autoComplete="off"
            />
          </div>
          <ProductFields
            values={values}
            isWithdrawn={values.withdrawn === 'on'}
            withdrawnLabel="Not on sale yet"
            problems={problems}
          />
          <div>
            <Button kind="primary" busy={isBusy}>
              Add the product
            </Button>
          </div>
        </PostForm>
      </Panel>
    </>
  );
}
