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
import { readDeskForm } from '#admin/desk/read-desk-form.ts';
import { OrderRows } from '#admin/orders/order-rows.tsx';
import { PostForm } from '#admin/ui/post-form.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { isStorable } from '#app/shared/storable-text.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';
import {
  findCustomer,
  forgetCustomer,
  ordersOf,
  sessionsOf,
  signOutEverywhere,
} from './customer-desk.server.ts';
import styles from './customer-page.module.css';

export const meta = () => [{ title: 'A customer · Admin' }];

async function find({ params, context }: LoaderFunctionArgs) {
  const { uid = '' } = params;
  const found = isStorable(uid) ? await findCustomer(deskOf(context).queries, uid) : null;
  if (!found) throw data(null, { status: 404 });
  return found;
}

export async function loader(args: LoaderFunctionArgs) {
  const customer = await find(args);
  const { queries } = deskOf(args.context);
  return {
    customer,
    sessions: await sessionsOf(queries, customer.uid),
    orders: await ordersOf(queries, customer),
  };
}

const REFUSALS = {
  payment_open: 'A payment is being made. It ends within minutes: try again then.',
  refund_due: 'A refund is under way. Delete the account when it is made.',
  gone: 'There is no such account any more.',
};

export async function action(args: ActionFunctionArgs) {
  const customer = await find(args);
  const desk = deskOf(args.context);
  const fields = (await readDeskForm(args.request)) ?? {};
  if (fields.do === 'sign-out') {
    await signOutEverywhere(desk, customer);
    return data({ isDone: true, message: 'Signed out everywhere.' });
  }
  // Typed, since nothing brings the person back.
  if (fields.do !== 'delete' || fields.email?.trim().toLowerCase() !== customer.email) {
    return data({ isDone: false, message: 'Type the e-mail of the account to delete it.' }, 400);
  }
  const deletion = await forgetCustomer(desk, customer);
  if (deletion === 'deleted') throw redirect('/customers', 303);
  return data({ isDone: false, message: REFUSALS[deletion] }, 409);
}

export default function Customer() {
  const { customer, sessions, orders } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const isBusy = useNavigation().state === 'submitting';
  const { uid, email, isConfirmed, sinceSeconds } = customer;
  return (
    <>
      <PageHeading
        above={<Link to="/customers">Customers</Link>}
        below={
          <>
            Since <ShortTime seconds={sinceSeconds} />
            {isConfirmed ? ', confirmed' : ', not confirmed'}
          </>
        }
      >
        {email}
      </PageHeading>
      <div role="status">
        {answer && (
          <Notice kind={answer.isDone ? 'success' : 'error'}>
            <p>{answer.message}</p>
          </Notice>
        )}
      </div>
      <OrderRows orders={orders} isSearch={false} />
      <Panel labelledBy="sessions" className={styles.panel}>
        <h2 id="sessions">Sessions</h2>
        <ul>
          {sessions.map(({ id, device, startedAt }) => (
            <li key={id}>
              {device}, since <ShortTime seconds={Date.parse(startedAt) / 1_000} />
            </li>
          ))}
        </ul>
        {sessions.length === 0 ? (
          <p>None is open.</p>
        ) : (
          <PostForm>
            <Button kind="secondary" name="do" value="sign-out" busy={isBusy}>
              Sign out everywhere
            </Button>
          </PostForm>
        )}
      </Panel>
      <Panel labelledBy="data" className={styles.panel}>
        <h2 id="data">What is kept</h2>
        <p>
          <a href={`/customers/${encodeURIComponent(uid)}/data`} download>
            Download all of it as JSON
          </a>
        </p>
        <p>
          Deleting the account deletes e-mail, password, sessions, basket and mails. The books keep
          what was charged, under an id that names nobody. It cannot be undone.
        </p>
        <PostForm className={styles.delete}>
          <Field
            label="The e-mail of the account, to delete it"
            name="email"
            autoComplete="off"
            required
          />
          <Button kind="secondary" name="do" value="delete" busy={isBusy}>
            Delete the account
          </Button>
        </PostForm>
      </Panel>
    </>
  );
}
