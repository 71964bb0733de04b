import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { DoorPanel } from '#admin/ui/door-panel.tsx';
import { PasskeyButton } from '#admin/ui/passkey-button.tsx';
import { ButtonLink } from '#app/ui/forms/button-link.tsx';

export const meta = () => [{ title: 'Welcome to the admin' }];

export function loader({ context }: LoaderFunctionArgs) {
  const { member } = deskOf(context);
  return { name: member.name };
}

export default function Welcome() {
  const { name } = useLoaderData<typeof loader>();
  return (
    <DoorPanel title={`You are in, ${name}`}>
      <p>
        The link is used up. A passkey of this device, by fingerprint, face or PIN, opens the admin
        from now on. Without one you stay signed in while you use it, and need another link after
        twelve hours without: <code>npm run shop -- staff invite NAME</code> prints it.
      </p>
      <PasskeyButton step="add" kind="primary">
        Add a passkey
      </PasskeyButton>
      <ButtonLink kind="quiet" to="/">
        Not now
      </ButtonLink>
    </DoorPanel>
  );
}
