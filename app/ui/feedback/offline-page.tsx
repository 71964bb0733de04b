import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import { messages } from '#app/ui/messages/messages.ts';
import { connection } from './connection.ts';
import { ErrorPage } from './error-page.tsx';

/** The content of `main` when a page could not be fetched; it is fetched again once the shop answers. `shop` is its name. */
export function OfflinePage({ shop }: { shop: string }) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => connection.lose(), []);
  return (
    <>
      <title>{`${messages.notReached} · ${shop}`}</title>
      <ErrorPage
        status={null}
        title={messages.notReached}
        action={
          <Button
            kind="primary"
            type="button"
            busy={state === 'loading'}
            onClick={() => void revalidate()}
          >
            {messages.tryAgain}
          </Button>
        }
      >
        <p>{messages.checkConnection}</p>
      </ErrorPage>
    </>
  );
}
