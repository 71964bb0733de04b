import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import { connection } from './connection.ts';
import { ErrorPage } from './error-page.tsx';

/** The content of `main` when a page could not be fetched; it is fetched again once the shop answers. `shop` is its name. */
export function OfflinePage({ shop }: { shop: string }) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => connection.lose(), []);
  return (
    <>
      <title>{`You are offline · ${shop}`}</title>
      <ErrorPage
        status={null}
        title="The shop cannot be reached"
        action={
          <Button
            kind="primary"
            type="button"
            busy={state === 'loading'}
            onClick={() => void revalidate()}
          >
            Try again
          </Button>
        }
      >
        <p>
          Check your connection. Your basket and your orders are safe, and this page opens once it
          is back.
        </p>
      </ErrorPage>
    </>
  );
}
