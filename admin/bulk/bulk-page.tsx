import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { answerOperation } from '#admin/desk/operation-action.server.ts';
import { noAnswer, OPERATION, type OperationAnswer } from '#admin/desk/operation-answer.ts';
import { readDeskForm } from '#admin/desk/read-desk-form.ts';
import { sentence } from '#admin/products/product-fields.tsx';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { PostForm } from '#admin/ui/forms/post-form.tsx';
import { Section } from '#admin/ui/section.tsx';
import type { BulkFilter } from '#app/features/catalogue/edit/bulk/bulk-change.ts';
import { makeBulkPreview } from '#app/features/catalogue/edit/bulk/bulk-preview.server.ts';
import { readCategoryNames } from '#app/features/catalogue/pages/category-store.server.ts';
import { currencyWord, exampleAmount } from '#app/shared/money/money.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { CHANGES } from './bulk-choices.ts';
import styles from './bulk-fields.module.css';
import { readBulkChange, readBulkFilter } from './bulk-form.ts';

type FilterFieldsProps = { filter: BulkFilter; categories: readonly string[] };

type ChangeFieldsProps = {
  typed: Readonly<Record<string, string>>;
  /** What is wrong with the value, as a sentence. */
  problem: string | null;
};

/** Of this form what was typed, and what is wrong with it; of an operation its own. */
type BulkAnswer = OperationAnswer & {
  fields?: Readonly<Record<string, string>>;
  filter?: BulkFilter;
  problem?: string;
};

export const meta = () => [{ title: 'Change many products · Admin' }];

/** As many as a browser offers while somebody types. */
const MAX_CATEGORIES = 200;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { queries } = deskOf(context);
  const categories = await readCategoryNames(queries, { limit: MAX_CATEGORIES });
  return { filter: readBulkFilter(Object.fromEntries(url.searchParams)), categories };
}

export async function action(args: ActionFunctionArgs) {
  const { queries } = deskOf(args.context);
  const fields = (await readDeskForm(args.request.clone())) ?? {};
  if (OPERATION in fields) return answerOperation(args);
  const filter = readBulkFilter(fields);
  const change = readBulkChange(fields);
  if (!change.ok) {
    return data({ ...noAnswer('bulk'), fields, filter, problem: sentence(change.refusal) }, 400);
  }
  throw redirect(`/bulk/${await makeBulkPreview(queries, filter, change.value)}`);
}

export default function Bulk() {
  const { filter, categories } = useLoaderData<typeof loader>();
  const answer = useAnswer<() => BulkAnswer>();
  const isBusy = useNavigation().state === 'submitting';
  return (
    <AdminPage
      title="Change many products"
      above={<Link to="/products">Products</Link>}
      below="You see first what would change."
    >
      <PostForm action="/bulk" className="stack">
        <Section title="Which products">
          <FilterFields filter={answer?.filter ?? filter} categories={categories} />
        </Section>
        <Section title="What changes">
          <ChangeFields typed={answer?.fields ?? {}} problem={answer?.problem ?? null} />
          <div>
            <Button kind="primary" busy={isBusy}>
              Show what would change
            </Button>
          </div>
        </Section>
      </PostForm>
    </AdminPage>
  );
}

/** Which products. */
function FilterFields({ filter, categories }: FilterFieldsProps) {
  return (
    <div className={styles.fields}>
      <Field
        label="Words"
        name="q"
        defaultValue={filter.words.join(' ')}
        hint="All of them in the title or the options, or the beginning of the variant. Leave it empty for any."
        autoComplete="off"
      />
      <Field
        label="Category"
        name="category"
        list="categories"
        defaultValue={filter.category ?? ''}
        hint="Leave it empty for any."
        autoComplete="off"
      />
      <datalist id="categories">
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <SelectField
        label="State"
        name="state"
        placeholder="On sale"
        defaultValue={filter.state === 'sale' ? '' : filter.state}
        choices={[
          ['withdrawn', 'Withdrawn'],
          ['all', 'On sale or withdrawn'],
        ]}
      />
      <SelectField
        label="Stock"
        name="stock"
        placeholder="Any"
        defaultValue={filter.stock === 'any' ? '' : filter.stock}
        choices={[
          ['low', 'Low'],
          ['out', 'Sold out'],
          ['uncounted', 'Not counted'],
        ]}
      />
    </div>
  );
}

/** What becomes of them. */
function ChangeFields({ typed, problem }: ChangeFieldsProps) {
  return (
    <div className={styles.fields}>
      <SelectField
        label="Change"
        name="change"
        placeholder="Choose"
        defaultValue={typed.change ?? ''}
        choices={CHANGES}
        required
      />
      <Field
        label="By how much, or to what"
        name="value"
        defaultValue={typed.value}
        error={problem}
        hint={`Such as -10 or 2.5 percent, ${exampleAmount(50)} ${currencyWord()}, a category, a number. Empty to withdraw or to put on sale.`}
        autoComplete="off"
      />
    </div>
  );
}
