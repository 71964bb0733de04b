import { type FormEvent, useCallback, useMemo, useState } from 'react';
import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigation,
  useSubmit,
} from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { performForm } from '#admin/operations/operation-action.server.ts';
import { OPERATION, type OperationAnswer } from '#admin/operations/operation-answer.ts';
import { messages } from '#admin/products/messages/messages.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { useMay } from '#admin/ui/forms/operation-form.tsx';
import { Section } from '#admin/ui/section.tsx';
import { useIsHydrated } from '#admin/ui/use-is-hydrated.ts';
import type { ProductVariants } from '#app/features/catalogue/edit/variants/read-variants.server.ts';
import { readFormData } from '#app/shared/http/read-form.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { showVariants } from '#operations/catalogue/change-variants.server.ts';
import { type Changes, changesOf, rebase } from './grid-cells.ts';
import { OptionsForm } from './options-form.tsx';
import { SharedFields } from './shared-fields.tsx';
import { useUnsaved } from './use-unsaved.ts';
import styles from './variant-grid.module.css';
import { VariantGrid } from './variant-grid.tsx';
import { problemsOf, typedTable } from './variants-answer.ts';
import { CHANGE_VARIANTS, SET_OPTIONS, toCall } from './variants-form.ts';

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

const FORM = 'change-variants';

export const meta = ({ loaderData }: { loaderData?: Data }) => [
  { title: `${loaderData?.shared.title ?? messages.noSuchProduct} · Admin` },
];

export async function loader({ context, params: { id = '' } }: LoaderFunctionArgs) {
  return loadOperation(sessionOf(context), showVariants, { product: id });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readFormData(request);
  return performForm(sessionOf(context), toCall(form ?? new FormData()));
}

/** What is typed into the grid, until it is saved; rows that nobody types into are as they are now. */
function useTyped(rows: ProductVariants['rows'], answer: OperationAnswer | undefined) {
  const { state } = useNavigation();
  const table = typedTable(answer);
  const [changes, setChanges] = useState<Changes>(() => changesOf(rows, table));
  const [shown, setShown] = useState({ rows, now: rows, answer });
  // Once the rows that were saved have come.
  const isSaved = answer?.operation === CHANGE_VARIANTS && answer.isDone;
  if (state === 'idle' && (shown.now !== rows || shown.answer !== answer)) {
    const kept = isSaved && shown.answer !== answer ? {} : changes;
    setChanges(kept);
    setShown({ rows: rebase(shown.rows, rows, kept), now: rows, answer });
  }
  return { shown: shown.rows, changes, setChanges };
}

export default function VariantsPage() {
  const { product, shared, rows } = useLoaderData<typeof loader>();
  const sold = rows.filter(({ isWithdrawn }) => !isWithdrawn).length;

  return (
    <AdminPage
      title={String(shared.title)}
      above={<Link to="/products">{messages.products}</Link>}
      below={messages.variantsOfProduct(product, rows.length, sold)}
    >
      <VariantForms />
    </AdminPage>
  );
}

function VariantForms() {
  const data = useLoaderData<typeof loader>();
  const { product, rows, optionsVersion } = data;
  const answer = useAnswer<typeof action>();
  const submit = useSubmit();
  const { state } = useNavigation();
  const isHydrated = useIsHydrated();
  const { shown, changes, setChanges } = useTyped(rows, answer);
  const [isTyped, setIsTyped] = useState(false);
  const mayChange = useMay(CHANGE_VARIANTS);
  const changed = Object.keys(changes).length;
  const problems = useMemo(() => problemsOf(answer), [answer]);
  const onShared = useCallback(() => setIsTyped(true), []);
  useUnsaved(state === 'idle' && (changed > 0 || isTyped));

  /** Only what has changed is sent; without scripts all is, and the server looks for it. */
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (state !== 'idle') return;
    setIsTyped(false);
    void submit(toCall(new FormData(event.currentTarget)), {
      method: 'post',
      preventScrollReset: true,
    });
  }

  return (
    <>
      <Section title={messages.variants}>
        <p className={`${styles.keys} text-small muted`}>{messages.asInSpreadsheet}</p>
        <Form id={FORM} method="post" onSubmit={send} className="stack">
          <input type="hidden" name={OPERATION} value={CHANGE_VARIANTS} />
          <input type="hidden" name="product" value={product} />
          <fieldset disabled={!mayChange} className="min-w-0 no-border p-0 m-0">
            <VariantGrid rows={shown} changes={changes} onChange={setChanges} problems={problems} />
          </fieldset>
          {mayChange && (
            <div className={`${styles.bar} flex wrap items-center surface`}>
              <Button kind="primary" busy={state === 'submitting'}>
                {messages.save}
              </Button>
              {isHydrated && changed > 0 && (
                <Button kind="quiet" type="button" onClick={() => setChanges({})}>
                  {messages.takeBack}
                </Button>
              )}
              <span role="status">{changed > 0 && messages.notSavedYet(changed)}</span>
            </div>
          )}
        </Form>
      </Section>
      <SharedFields
        form={FORM}
        data={data}
        answer={answer}
        mayChange={mayChange}
        onType={onShared}
      />
      {useMay(SET_OPTIONS) && (
        <OptionsForm product={product} version={optionsVersion} rows={rows} answer={answer} />
      )}
    </>
  );
}
