/** The admin's face of the operations: one action for all forms. A form posts the input of the operation that it names. */
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { readFormData } from '#app/shared/http/read-form.ts';
import { OperationRefused, REFUSALS } from '#operations/operation.ts';
import { checkMayDo, mayDo, perform } from '#operations/perform.server.ts';
import { fieldsOf, readTexts } from '#operations/read-texts.ts';
import { findOperation, OPERATIONS } from '#operations/table/operations.server.ts';
import { type AdminSession, sessionOf } from './admin-context.server.ts';
import { messages } from './messages/messages.ts';
import { CONFIRMED, noAnswer, OPERATION, type OperationAnswer } from './operation-answer.ts';

/** What whoever is signed in may do, for the pages, which show nothing else. */
export function operationsOf({ member }: Pick<AdminSession, 'member'>): string[] {
  return OPERATIONS.filter((one) => mayDo(member, one)).map(({ name }) => name);
}

/** The texts of a form, all of a name together. */
function textsOf(form: FormData): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue;
    const values = texts.get(name);
    if (values) values.push(value);
    else texts.set(name, [value]);
  }
  return texts;
}

/** `yes` is of a form that was shown no question. */
function toConfirmed(value: FormDataEntryValue | undefined): string | true | undefined {
  return value === 'yes' || (typeof value === 'string' ? value : undefined);
}

/** Does what a form asks for, as `perform` does; every outcome is an answer, which the page shows. */
export async function performForm(session: AdminSession, form: FormData) {
  const { [OPERATION]: name, [CONFIRMED]: confirmed, ...typed } = Object.fromEntries(form);
  const operation = findOperation(String(name));
  const texts = textsOf(form);
  const lists = operation ? fieldsOf(operation.input).filter(({ isList }) => isList) : [];
  const typedOf = (one: string) => {
    const values = texts.get(one) ?? [];
    return (lists.some(({ textName }) => textName === one) ? values.join() : values.at(-1)) ?? '';
  };
  const answer: OperationAnswer = {
    ...noAnswer(String(name)),
    message: messages.noSuchForm,
    typed: Object.fromEntries(Object.keys(typed).map((one) => [one, typedOf(one)])),
  };
  if (!operation || operation.kind === 'file') return data(answer, 400);
  texts.delete(OPERATION);
  texts.delete(CONFIRMED);
  const call = { shop: session, actor: session.member, confirmed: toConfirmed(confirmed) };
  try {
    checkMayDo(session.member, operation);
    const input = readTexts(operation.input, texts);
    const performed = await perform(operation, { ...call, input });
    if (performed.kind === 'asked') {
      const { question, yes } = performed;
      form.delete(CONFIRMED);
      const fields = [...form].map(([field, value]) => [field, String(value)] as const);
      return data({ ...answer, message: '', asked: { question, yes, fields } }, 200);
    }
    const message = operation.kind === 'change' ? operation.message(performed.output) : '';
    return data({ ...answer, isDone: true, message, typed: null, output: performed.output }, 200);
  } catch (error) {
    if (!(error instanceof OperationRefused)) throw error;
    const names = new Map(fieldsOf(operation.input).map((one) => [one.name, one.textName]));
    const problems = Object.entries(error.problems).map(
      ([field, problem]) => [names.get(field) ?? field, problem] as const,
    );
    const refused = { message: error.message, problems: Object.fromEntries(problems) };
    return data({ ...answer, ...refused }, REFUSALS[error.code].status);
  }
}

/** The action of every page with forms of operations. */
export async function answerOperation({ request, context }: ActionFunctionArgs) {
  const form = await readFormData(request);
  return performForm(sessionOf(context), form ?? new FormData());
}

/** As answerOperation; who has done one of `after` is led on, since what the page was about is no more at its address. */
export async function answerOrLeave(
  args: ActionFunctionArgs,
  { after, to }: { after: readonly string[]; to: string },
) {
  const answer = await answerOperation(args);
  if (answer.data.isDone && after.includes(answer.data.operation)) throw redirect(to, 303);
  return answer;
}
