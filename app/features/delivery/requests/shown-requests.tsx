import { messages } from '#app/features/delivery/messages/messages.ts';
import type { KeptRequests } from './order-requests.ts';
import styles from './shown-requests.module.css';

/** The words for what a shopper asked with an order, each with its name; none where nothing was asked. */
export function requestFacts({ note, gift }: KeptRequests): (readonly [string, string])[] {
  return [
    ...(note ? [[messages.note, note] as const] : []),
    ...(gift ? [[messages.gift, gift.message ?? messages.giftUnwritten] as const] : []),
  ];
}

/** The same on a page; nothing where nothing was asked. */
export function ShownRequests({ requests }: { requests: KeptRequests }) {
  const facts = requestFacts(requests);
  if (facts.length === 0) return null;
  return (
    <dl className={`${styles.facts} grid gap-2`}>
      {facts.map(([name, words]) => (
        <div key={name}>
          <dt className="semibold">{name}</dt>
          <dd dir="auto" className={styles.words}>
            {words}
          </dd>
        </div>
      ))}
    </dl>
  );
}
