import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, redirect } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { answerOperation } from '#admin/operations/operation-action.server.ts';
import { OperationForm, OperationOutcome } from '#admin/ui/forms/operation-form.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { addNewProduct } from '#operations/catalogue/change-products.server.ts';
import { messages } from './messages/messages.ts';
import { ProductFields, sentence } from './product-fields.tsx';
import styles from './product-form.module.css';

export const meta = () => [{ title: `${messages.newProduct} · Admin` }];

/** The page shows nothing of the shop, and still is for those alone who may add products. */
export function loader({ context }: LoaderFunctionArgs) {
  sessionOf(context);
  return null;
}

/** Leads to the page of the product, where it gets its pictures. */
export async function action(args: ActionFunctionArgs) {
  const answer = await answerOperation(args);
  if (!answer.data.isDone) return answer;
  const { variant } = addNewProduct.output.parse(answer.data.output);
  throw redirect(`/products/${encodeURIComponent(variant)}?new`);
}

export default function NewProductPage() {
  const answer = useAnswer<typeof action>();
  const values = answer?.typed ?? {};
  const problems = answer?.problems ?? {};
  return (
    <>
      <PageHeading above={<Link to="/products">{messages.products}</Link>}>
        {messages.newProduct}
      </PageHeading>
      <OperationOutcome answer={answer} />
      <Panel className={styles.form}>
        <OperationForm
          operation="products.add"
          button={messages.addProduct}
          kind="primary"
          className="stack"
        >
          <div className={`${styles.row} grid items-start gap-4`}>
            <Field
              label={messages.productId}
              name="id"
              defaultValue={values.id}
              error={sentence(problems.id)}
              hint={messages.aboutId}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <Field
              label={messages.optionalVariant}
              name="variant"
              defaultValue={values.variant}
              error={sentence(problems.variant)}
              hint={messages.aboutVariant}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <Field
              label={messages.optionalShelf}
              name="stock"
              inputMode="numeric"
              defaultValue={values.stock}
              error={sentence(problems.stock)}
              hint={messages.emptyIsNotCounted}
              autoComplete="off"
            />
          </div>
          <ProductFields
            values={values}
            isWithdrawn={values.withdrawn === 'yes'}
            withdrawnLabel={messages.notOnSaleYet}
            problems={problems}
          />
        </OperationForm>
      </Panel>
    </>
  );
}
