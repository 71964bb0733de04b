import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { OperationAnswer } from '#admin/operations/operation-answer.ts';
import { AnswerContext, OperationOutcome } from '#admin/ui/forms/operation-form.tsx';
import { MoreForms } from '#admin/ui/forms/other-forms.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';

type AdminPageProps = {
  title: ReactNode;
  above?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
};

/** A page with forms of operations: its heading, what came of the last form, and at its end what no page places by hand. */
export function AdminPage({ title, above, below, children }: AdminPageProps) {
  const answer = useAnswer<() => OperationAnswer>();
  const { pathname } = useLocation();
  return (
    <AnswerContext value={answer}>
      <PageHeading above={above} below={below}>
        {title}
      </PageHeading>
      <OperationOutcome answer={answer} />
      {/* The page of another order begins anew: what was unfolded or ticked on the last one is not on the next. */}
      <Fragment key={pathname}>
        {children}
        <MoreForms />
      </Fragment>
    </AnswerContext>
  );
}
