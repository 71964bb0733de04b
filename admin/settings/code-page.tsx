import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { readDeskForm } from '#admin/desk/read-desk-form.ts';
import { PostForm } from '#admin/ui/post-form.tsx';
import { useShopZone } from '#admin/ui/use-shop-zone.ts';
import { readCodeName } from '#app/features/codes/code.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { CodeFields } from './code-fields.tsx';
import { codeVersion, describeTime, describeUses, isOver } from './code-messages.ts';
import { endCode, findCode, saveCode } from './settings-desk.server.ts';
import { readCodeForm } from './settings-form.ts';

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

export const meta = ({ loaderData }: { loaderData?: Data }) => [
  { title: `${loaderData ? `Code ${loaderData.code.name}` : 'No such code'} · Admin` },
];

async function find({ params, context }: LoaderFunctionArgs) {
  const name = readCodeName(params.name ?? '');
  const code = name === null ? null : await findCode(deskOf(context).queries, name);
  if (!code) throw data(null, { status: 404 });
  return code;
}

export async function loader(args: LoaderFunctionArgs) {
  return { code: await find(args), nowSeconds: Math.floor(Date.now() / 1_000) };
}

const NOTHING = { isDone: false, message: 'Nothing was saved: look at what is marked.' };

export async function action(args: ActionFunctionArgs) {
  const desk = deskOf(args.context);
  const known = await find(args);
  const fields = (await readDeskForm(args.request)) ?? {};
  if (fields.do === 'end') {
    const outcome = await endCode(desk, known, fields.seen ?? '');
    return data({ outcome, typed: null, problems: {} }, outcome.isDone ? 200 : 409);
  }
  const { code, problems } = readCodeForm({ ...fields, name: known.name }, desk.timeZone);
  if (!code) return data({ outcome: NOTHING, typed: fields, problems }, 400);
  const outcome = await saveCode(desk, code);
  return data({ outcome, typed: null, problems: {} }, outcome.isDone ? 200 : 409);
}

export default function CodePage() {
  const { code, nowSeconds } = useLoaderData<typeof loader>();
  const timeZone = useShopZone();
  const answer = useAnswer<typeof action>();
  const isBusy = useNavigation().state === 'submitting';
  return (
    <>
      <PageHeading
        above={<Link to="/settings">Settings</Link>}
        below={`${describeTime(code, nowSeconds, timeZone)}. ${describeUses(code)}.`}
      >
        Code {code.name}
      </PageHeading>
      <div role="status">
        {answer && (
          <Notice kind={answer.outcome.isDone ? 'success' : 'error'}>
            <p>{answer.outcome.message}</p>
          </Notice>
        )}
      </div>
      <Panel>
        <PostForm className="stack" key={codeVersion(code)}>
          <CodeFields code={code} typed={answer?.typed ?? null} problems={answer?.problems ?? {}} />
          <div>
            <Button kind="primary" name="do" value="save" busy={isBusy}>
              Save
            </Button>{' '}
            {!isOver(code, nowSeconds) && (
              <Button kind="quiet" name="do" value="end" formNoValidate>
                End the code now
              </Button>
            )}
          </div>
        </PostForm>
      </Panel>
    </>
  );
}
