import type { ReactNode } from 'react';
import type { OperationAnswer } from '#admin/desk/operation-answer.ts';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { AnswerContext, OperationOutcome } from './operation-form.tsx';
import { MoreForms } from './other-forms.tsx';

type AdminPageProps = {
  title: ReactNode;
  above?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
};

/** A page with forms of operations: its heading, what came of the last form, and at its end what no page places by hand. */
export function AdminPage({ title, above, below, children }: AdminPageProps) {
  const answer = useAnswer<() => OperationAnswer>();
  return (
    <AnswerContext value={answer}>
      <PageHeading above={above} below={below}>
        {title}
      </PageHeading>
      <OperationOutcome answer={answer} />
      {children}
      <MoreForms />
    </AnswerContext>
  );
}
