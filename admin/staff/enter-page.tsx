import { useState, useSyncExternalStore } from 'react';
import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { signInContext } from '#admin/operations/admin-context.server.ts';
import { readAdminForm } from '#admin/operations/read-admin-form.ts';
import { PostForm } from '#admin/ui/forms/post-form.tsx';
import { PasskeyButton } from '#admin/ui/passkey-button.tsx';
import { SignInPanel } from '#admin/ui/sign-in-panel.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { filled } from '#app/ui/filled.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { messages } from './messages/messages.ts';

export const meta = () => [{ title: messages.openAdmin }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { member, isUnused } = context.get(signInContext);
  if (member) throw redirect('/');
  return { isUnused: await isUnused() };
}

/** The code of the link is used by a POST alone: whatever opens links by itself uses none up. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readAdminForm(request);
  const entry = await context.get(signInContext).enter(fields?.code ?? '');
  switch (entry.kind) {
    case 'entered':
      throw redirect('/welcome', 303);
    case 'limited': {
      const headers = { 'retry-after': String(entry.waitSeconds) };
      return data({ problem: entry.kind }, { status: 429, headers });
    }
    case 'refused':
      return data({ problem: entry.kind }, { status: 401 });
  }
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

const never = () => () => {};

/** The code in the fragment of the link. Servers and logs never see it. */
function useCodeOfLink(): string {
  return useSyncExternalStore(
    never,
    () => window.location.hash.slice(1),
    () => '',
  );
}

export default function Enter() {
  const { isUnused } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem ?? null;
  const isBusy = useNavigation().state !== 'idle';
  const linked = useCodeOfLink();
  const [typed, setTyped] = useState('');
  const isByLink = linked !== '' && problem !== 'refused';
  return (
    <SignInPanel title={messages.openAdmin}>
      {problem === 'limited' && (
        <Notice kind="warning" role="alert" title={messages.tooMany}>
          <p>{messages.waitAMinute}</p>
        </Notice>
      )}
      {problem === 'refused' && (
        <Notice kind="error" role="alert" title={messages.codeOfNoUse}>
          <p>
            {filled(messages.codeRefused, {
              command: <code>npm run shop -- staff invite NAME</code>,
            })}
          </p>
        </Notice>
      )}
      {!isUnused && !isByLink && (
        <PasskeyButton step="sign-in" kind="primary">
          {messages.usePasskey}
        </PasskeyButton>
      )}
      <PostForm className="stack">
        {isByLink ? (
          <input type="hidden" name="code" value={linked} />
        ) : (
          <Field
            label={messages.code}
            name="code"
            hint={messages.codeHint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        <Button kind={isByLink || isUnused ? 'primary' : 'secondary'} busy={isBusy}>
          {messages.openAdmin}
        </Button>
      </PostForm>
    </SignInPanel>
  );
}
