import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { DoorPanel } from '#admin/ui/door-panel.tsx';
import { PasskeyButton } from '#admin/ui/passkey-button.tsx';
import { filled } from '#app/ui/filled.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { personName } from '#operations/staff/shown-names.server.ts';
import { messages } from './messages/messages.ts';

export const meta = () => [{ title: messages.welcome }];

export function loader({ context }: LoaderFunctionArgs) {
  const { member } = deskOf(context);
  return { name: personName(member.name) };
}

export default function Welcome() {
  const { name } = useLoaderData<typeof loader>();
  return (
    <DoorPanel title={messages.youAreIn(name)}>
      <p>
        {filled(messages.linkUsedUp, { command: <code>npm run shop -- staff invite NAME</code> })}
      </p>
      <PasskeyButton step="add" kind="primary">
        {messages.addPasskey}
      </PasskeyButton>
      <ButtonLink kind="quiet" to="/">
        {messages.notNow}
      </ButtonLink>
    </DoorPanel>
  );
}
