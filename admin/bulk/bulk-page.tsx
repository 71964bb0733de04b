import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { answerOperation } from '#admin/operations/operation-action.server.ts';
import { noAnswer, OPERATION, type OperationAnswer } from '#admin/operations/operation-answer.ts';
import { readAdminForm } from '#admin/operations/read-admin-form.ts';
import { messages as productMessages } from '#admin/products/messages/messages.ts';
import { sentence } from '#admin/products/product-fields.tsx';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { PostForm } from '#admin/ui/forms/post-form.tsx';
import { Section } from '#admin/ui/section.tsx';
import type { BulkFilter } from '#app/features/catalogue/edit/bulk/bulk-change.ts';
import { BULK_CHANGES } from '#app/features/catalogue/edit/bulk/bulk-choices.ts';
import { readCategoryNames } from '#app/features/catalogue/pages/category-store.server.ts';
import { currencyWord, exampleAmount } from '#app/shared/money/money.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { changeMany, manySchema } from '#operations/catalogue/change-many.server.ts';
import { OperationRefused } from '#operations/operation.ts';
import { perform } from '#operations/perform.server.ts';
import styles from './bulk-fields.module.css';
import { readBulkFilter } from './bulk-form.ts';
import { messages } from './messages/messages.ts';

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

export const meta = () => [{ title: `${messages.changeManyProducts} · Admin` }];

/** As many as a browser offers while somebody types. */
const MAX_CATEGORIES = 200;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { queries } = sessionOf(context);
  const categories = await readCategoryNames(queries, { limit: MAX_CATEGORIES });
  return { filter: readBulkFilter(Object.fromEntries(url.searchParams)), categories };
}

export async function action(args: ActionFunctionArgs) {
  const session = sessionOf(args.context);
  const fields = (await readAdminForm(args.request.clone())) ?? {};
  if (OPERATION in fields) return answerOperation(args);
  const filter = readBulkFilter(fields);
  const fail = (problem: string) =>
    data({ ...noAnswer('bulk'), fields, filter, problem: sentence(problem) }, 400);
  const { change, value } = fields;
  if (!change) return fail(messages.needsChoosing);
  try {
    const input = { ...filter, change, value, dryRun: true };
    const performed = await perform(changeMany, { shop: session, actor: session.member, input });
    const { preview } = manySchema.parse('output' in performed ? performed.output : null);
    throw redirect(`/bulk/${encodeURIComponent(preview)}`);
  } catch (error) {
    if (!(error instanceof OperationRefused)) throw error;
    const [problem = error.message] = Object.values(error.problems);
    return fail(problem);
  }
}

export default function Bulk() {
  const { filter, categories } = useLoaderData<typeof loader>();
  const answer = useAnswer<() => BulkAnswer>();
  const isBusy = useNavigation().state === 'submitting';
  return (
    <AdminPage
      title={messages.changeManyProducts}
      above={<Link to="/products">{productMessages.products}</Link>}
      below={messages.youSeeFirst}
    >
      <PostForm action="/bulk" className="stack">
        <Section title={messages.whichProducts}>
          <FilterFields filter={answer?.filter ?? filter} categories={categories} />
        </Section>
        <Section title={messages.whatChanges}>
          <ChangeFields typed={answer?.fields ?? {}} problem={answer?.problem ?? null} />
          <div>
            <Button kind="primary" busy={isBusy}>
              {messages.showChanges}
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
    <div className={`${styles.fields} grid items-start gap-4`}>
      <Field
        label={messages.words}
        name="q"
        defaultValue={filter.words.join(' ')}
        hint={messages.aboutWords}
        autoComplete="off"
      />
      <Field
        label={productMessages.category}
        name="category"
        list="categories"
        defaultValue={filter.category ?? ''}
        hint={messages.emptyForAny}
        autoComplete="off"
      />
      <datalist id="categories">
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <SelectField
        label={messages.valueNames.withdrawn}
        name="state"
        placeholder={messages.values.onSale}
        defaultValue={filter.state === 'sale' ? '' : filter.state}
        choices={[
          ['withdrawn', messages.values.withdrawn],
          ['all', messages.onSaleOrWithdrawn],
        ]}
      />
      <SelectField
        label={productMessages.stock}
        name="stock"
        placeholder={messages.anyStock}
        defaultValue={filter.stock === 'any' ? '' : filter.stock}
        choices={[
          ['low', messages.low],
          ['out', messages.soldOut],
          ['uncounted', messages.values.notCounted],
        ]}
      />
    </div>
  );
}

/** What becomes of them. */
function ChangeFields({ typed, problem }: ChangeFieldsProps) {
  return (
    <div className={`${styles.fields} grid items-start gap-4`}>
      <SelectField
        label={messages.change}
        name="change"
        placeholder={messages.choose}
        defaultValue={typed.change ?? ''}
        choices={BULK_CHANGES.map((kind) => [kind, messages.changes[kind]] as const)}
        required
      />
      <Field
        label={messages.byHowMuch}
        name="value"
        defaultValue={typed.value}
        error={problem}
        hint={messages.aboutValue(`${exampleAmount(50)} ${currencyWord()}`)}
        autoComplete="off"
      />
    </div>
  );
}
