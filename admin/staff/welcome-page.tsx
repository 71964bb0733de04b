import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { PasskeyButton } from '#admin/ui/passkey-button.tsx';
import { SignInPanel } from '#admin/ui/sign-in-panel.tsx';
import { filled } from '#app/ui/filled.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { personName } from '#operations/staff/shown-names.server.ts';
import { messages } from './messages/messages.ts';

export const meta = () => [{ title: messages.welcome }];

export function loader({ context }: LoaderFunctionArgs) {
  const { member } = sessionOf(context);
  return { name: personName(member.name) };
}

export default function Welcome() {
  const { name } = useLoaderData<typeof loader>();
  return (
    <SignInPanel title={messages.youAreIn(name)}>
      <p>
        {filled(messages.linkUsedUp, { command: <code>npm run shop -- staff invite NAME</code> })}
      </p>
      <PasskeyButton step="add" kind="primary">
        {messages.addPasskey}
      </PasskeyButton>
      <ButtonLink kind="quiet" to="/">
        {messages.notNow}
      </ButtonLink>
    </SignInPanel>
  );
}
