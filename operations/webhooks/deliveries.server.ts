/** What was sent to a webhook, what it has answered, and sending it again. */
import * as z from 'zod';
import { composeEvent } from '#app/features/events/deliver/compose-event.server.ts';
import { readEvent } from '#app/features/events/delivery-store.server.ts';
import {
  type Delivery,
  deliverAgain,
  deliverySchema,
  endpointSchema,
  readDeliveries,
} from '#app/features/events/endpoint-store.server.ts';
import { toZonedMinute } from '#app/shared/time/zoned-time.ts';
import { neededText } from '#operations/fields.ts';
import { limitField } from '#operations/list-fields.ts';
import {
  defineChange,
  defineRead,
  type OperationContext,
  OperationRefused,
} from '#operations/operation.ts';
import { messages } from './messages/messages.ts';
import { findWebhook, webhookField, webhookLine } from './webhooks.server.ts';

/** `200`, `500 after 3 tries`, `Not tried yet` */
export function describeAttempt({ tries, status, answer, isDelivered }: Delivery): string {
  if (tries === 0 && !isDelivered) return messages.notTried;
  const what = status ?? (isDelivered ? messages.done : (answer ?? messages.noAnswer));
  return tries > 1 ? messages.afterTries(String(what), tries) : String(what);
}

function deliveryLine(delivery: Delivery, timeZone: string): string {
  const { event, kind, subject, happenedSeconds, isDelivered, dueSeconds } = delivery;
  const state = isDelivered ? 'delivered' : 'waits    ';
  const at = toZonedMinute(happenedSeconds, timeZone);
  const next = dueSeconds === null ? '' : `, next try ${toZonedMinute(dueSeconds, timeZone)}`;
  return `${at}  ${event}  ${state}  ${kind}  ${subject}  ${describeAttempt(delivery)}${next}`;
}

/** An answer may repeat what was sent, such as an address. */
function withoutAnswer(delivery: Delivery): Delivery {
  return { ...delivery, answer: null };
}

function mayReadOrders({ actor }: OperationContext): boolean {
  return actor.scopes.includes('orders:read');
}

export const showWebhook = defineRead({
  name: 'webhooks.show',
  scope: 'webhooks:read',
  does: 'Shows what was sent to a webhook in the last 30 days, and what it answered, the newest first',
  input: z.object({
    webhook: webhookField,
    limit: limitField(50),
  }),
  output: z.object({ webhook: endpointSchema, deliveries: z.array(deliverySchema) }),
  toLines: ({ webhook, deliveries }, timeZone) => [
    webhookLine(webhook),
    ...deliveries.map((one) => deliveryLine(one, timeZone)),
  ],
  async run(context, { webhook, limit }) {
    const { queries } = context;
    const deliveries = await readDeliveries(queries, webhook, { limit });
    return {
      webhook: await findWebhook(queries, webhook),
      deliveries: mayReadOrders(context) ? deliveries : deliveries.map(withoutAnswer),
    };
  },
});

const event = neededText('The id of the event').meta({ positional: true });

const noEvent = (webhook: string, id: string) =>
  new OperationRefused('not_found', messages.noEvent(id, webhook));

export const showDelivery = defineRead({
  name: 'webhooks.show-event',
  scope: 'webhooks:read',
  does: 'Shows an event as it would be sent to a webhook now, and what was answered; what of an order is for who may read orders',
  input: z.object({ webhook: webhookField, event }),
  output: z.object({ delivery: deliverySchema, body: z.string().nullable() }),
  toLines: ({ delivery, body }, timeZone) => [
    deliveryLine(delivery, timeZone),
    ...(delivery.answer ? [`Answer: ${delivery.answer.replace(/\s+/g, ' ')}`] : []),
    ...(body ?? 'There is nothing to send of it any more.').split('\n'),
  ],
  async run(context, { webhook, event: id }) {
    const { queries } = context;
    const [delivery] = await readDeliveries(queries, webhook, { limit: 1, event: id });
    const stored = delivery && (await readEvent(queries, id));
    if (!stored) throw noEvent(webhook, id);
    const message = await composeEvent(queries, stored);
    if (!mayReadOrders(context) && message && 'order' in message.data) {
      return { delivery: withoutAnswer(delivery), body: messages.withheld };
    }
    return { delivery, body: message && JSON.stringify(message, null, 2) };
  },
});

export const sendAgain = defineChange({
  name: 'webhooks.send-again',
  scope: 'webhooks:write',
  does: 'Sends an event to a webhook once more, or at once, under the same id',
  button: 'Send it again',
  done: 'Sent again the event',
  subjectWord: null,
  page: () => '/webhooks',
  input: z.object({ webhook: webhookField, event }),
  output: z.object({ event: z.string() }),
  message: ({ event: id }) => messages.sentSoon(id),
  async run({ queries, record }, { webhook, event: id }) {
    record({ subject: id });
    const { isOn } = await findWebhook(queries, webhook);
    if (!isOn) {
      throw new OperationRefused('conflict', messages.isOff(webhook));
    }
    if (!(await deliverAgain(queries, webhook, id))) throw noEvent(webhook, id);
    return { event: id };
  },
});
