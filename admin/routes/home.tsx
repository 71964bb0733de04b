import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { PasskeyButton } from '#admin/ui/passkey-button.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { Panel } from '#app/ui/panel.tsx';

export const meta = () => [{ title: 'Admin' }];

export function loader({ context }: LoaderFunctionArgs) {
  return { hasPasskey: deskOf(context).member.hasPasskey };
}

export default function Home() {
  const { hasPasskey } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading>You are signed in</PageHeading>
      <Panel className="stack">
        {hasPasskey ? (
          <p>Your passkey opens the admin on your next visit.</p>
        ) : (
          <>
            <p>You have no passkey yet.</p>
            <PasskeyButton step="add" kind="secondary">
              Add a passkey
            </PasskeyButton>
          </>
        )}
      </Panel>
    </>
  );
}
