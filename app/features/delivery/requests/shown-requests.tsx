import { messages } from '#app/features/delivery/messages/messages.ts';
import type { KeptRequests } from './order-requests.ts';

/** The words for what a shopper asked with an order, each with its name; none where nothing was asked. */
export function requestFacts({ note, gift }: KeptRequests): (readonly [string, string])[] {
  return [
    ...(note ? [[messages.note, note] as const] : []),
    ...(gift ? [[messages.gift, gift.message ?? messages.giftUnwritten] as const] : []),
  ];
}

type ShownRequestsProps = {
  requests: KeptRequests;
  /** What else there is to say in the same way, such as gift cards. */
  more?: readonly (readonly [string, string])[];
};

/** The same on a page; nothing where nothing was asked. */
export function ShownRequests({ requests, more = [] }: ShownRequestsProps) {
  const facts = [...requestFacts(requests), ...more];
  if (facts.length === 0) return null;
  return (
    <dl className="grid m-0 gap-2">
      {facts.map(([name, words], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing of the list is moved, and two may say the same
        <div key={index}>
          <dt className="semibold">{name}</dt>
          <dd dir="auto" className="m-0 pre-line">
            {words}
          </dd>
        </div>
      ))}
    </dl>
  );
}
