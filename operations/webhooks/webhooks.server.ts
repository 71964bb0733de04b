/** Webhooks: where events are sent, by Standard Webhooks 1.0.0 (docs/extending.md). */
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  addEndpoint,
  changeEndpoint,
  type Endpoint,
  endpointSchema,
  MAX_ENDPOINTS,
  readEndpoints,
  removeEndpoint,
  replaceSecret,
  switchEndpoint,
} from '#app/features/events/endpoint-store.server.ts';
import { EVENT_KIND_NAMES, EVENT_KINDS, PLUGIN } from '#app/features/events/event-kinds.ts';
import { makeSecret } from '#app/features/events/signature.server.ts';
import { problemOfAddress } from '#app/features/events/webhook-address.ts';
import type { Queries } from '#db/database.ts';
import { neededText } from '#operations/fields.ts';
import {
  defineChange,
  defineRead,
  type OperationContext,
  OperationRefused,
} from '#operations/operation.ts';
import { messages } from './messages/messages.ts';

/** So long both secrets sign. */
const BOTH_HOURS = 24;

const MAX_ADDRESS_LETTERS = 2_000;

/** The field by which one is named. */
export const webhookField = neededText('Its id').meta({ positional: true });

const address = neededText('Address', MAX_ADDRESS_LETTERS).meta({
  hint: 'https://, and not in a private network: WEBHOOK_HOSTS names what may be.',
  positional: true,
});

const kinds = z
  .array(z.enum(EVENT_KIND_NAMES, { error: () => messages.noKind }), {
    error: () => messages.chooseOne,
  })
  .min(1, { error: () => messages.chooseOne })
  .transform((chosen) => [...new Set(chosen)])
  .meta({
    description: 'Events',
    choices: EVENT_KIND_NAMES.map((kind) => [kind, `${kind}: ${EVENT_KINDS[kind]}`] as const),
  });

/** `we_8kD2mQx7 on, 2 waiting: https://warehouse.example/ (order.placed)` */
export function webhookLine({ id, address, kinds, isOn, offReason, waiting }: Endpoint): string {
  const state = messages.line(isOn ? messages.on : messages.off, waiting);
  const line = `${id}  ${state}: ${address} (${kinds.join(', ')})`;
  return offReason === null ? line : messages.switchedOff(line, offReason);
}

/** Throws OperationRefused. */
export async function findWebhook(queries: Queries, id: string): Promise<Endpoint> {
  const found = (await readEndpoints(queries)).find((one) => one.id === id);
  if (found) return found;
  throw new OperationRefused('not_found', messages.noWebhook(id));
}

/** One writer at a time. Throws OperationRefused for a plugin, which basket.config.ts alone decides about. */
async function findOwn(context: OperationContext, id: string): Promise<Endpoint> {
  const { queries, record } = context;
  record({ subject: id });
  await queries.execute(sql`lock table event_endpoint in share row exclusive mode`);
  const found = await findWebhook(queries, id);
  record({ subject: found.address });
  return found;
}

function checkAddress({ shop }: OperationContext, text: string): void {
  const problem = problemOfAddress(text, shop.webhookHosts);
  if (problem === null) return;
  throw new OperationRefused('bad_input', messages.badAddress(problem), { address: problem });
}

export const listWebhooks = defineRead({
  name: 'webhooks.list',
  scope: 'webhooks:read',
  does: 'Lists where events are sent',
  input: z.object({}),
  output: z.object({ webhooks: z.array(endpointSchema) }),
  toLines: ({ webhooks }) =>
    webhooks.length > 0 ? webhooks.map(webhookLine) : ['No events are sent anywhere.'],
  run: async ({ queries }) => ({ webhooks: await readEndpoints(queries) }),
});

const withSecret = z.object({ id: z.string(), address: z.string(), secret: z.string() });

const page = '/webhooks';

export const addWebhook = defineChange({
  name: 'webhooks.add',
  scope: 'webhooks:write',
  does: 'Has events sent to a web address, of what happens from now on',
  button: 'Add the webhook',
  done: 'Added the webhook',
  page: () => page,
  input: z.object({ address, kinds }),
  output: withSecret,
  isSecret: true,
  message: ({ id, secret }) => messages.added(id, secret),
  async run(context, { address: to, kinds: wanted }) {
    const { queries, record } = context;
    record({ subject: to, after: { kinds: wanted } });
    checkAddress(context, to);
    await queries.execute(sql`lock table event_endpoint in share row exclusive mode`);
    if ((await readEndpoints(queries)).length >= MAX_ENDPOINTS) {
      throw new OperationRefused('conflict', messages.tooMany(MAX_ENDPOINTS));
    }
    const id = `we_${randomBytes(9).toString('base64url').replace(/[-_]/g, '0')}`;
    const secret = makeSecret();
    await addEndpoint(queries, { id, address: to, kinds: wanted, secret });
    return { id, address: to, secret };
  },
});

export const changeWebhook = defineChange({
  name: 'webhooks.change',
  scope: 'webhooks:write',
  does: 'Changes where events are sent, and which, from now on; what waits goes there too',
  button: 'Save',
  done: 'Changed the webhook',
  page: () => page,
  input: z.object({ webhook: webhookField, address, kinds }),
  output: endpointSchema,
  message: (webhook) => `${webhookLine(webhook)}.`,
  async run(context, { webhook, address: to, kinds: wanted }) {
    const { queries, record } = context;
    const known = await findOwn(context, webhook);
    refusePlugin(known);
    checkAddress(context, to);
    record({
      before: { address: known.address, kinds: known.kinds },
      after: { address: to, kinds: wanted },
    });
    await changeEndpoint(queries, webhook, { address: to, kinds: wanted });
    return findWebhook(queries, webhook);
  },
});

function refusePlugin({ address: of }: Endpoint): void {
  if (!of.startsWith(PLUGIN)) return;
  throw new OperationRefused('conflict', messages.isPlugin(of));
}

function defineSwitch(isOn: boolean) {
  const word = isOn ? 'on' : 'off';
  return defineChange({
    name: `webhooks.switch-${word}`,
    scope: 'webhooks:write',
    does: isOn
      ? 'Sends what waits for a webhook at once, and what happens from now on'
      : 'Sends nothing more to a webhook; what happens waits for it, for 30 days',
    button: `Switch it ${word}`,
    done: `Switched ${word} the webhook`,
    page: () => page,
    input: z.object({ webhook: webhookField }),
    output: endpointSchema,
    message: (webhook) => `${webhookLine(webhook)}.`,
    async run(context, { webhook }) {
      const { queries, record } = context;
      const known = await findOwn(context, webhook);
      record({ before: { isOn: known.isOn }, after: { isOn } });
      await switchEndpoint(queries, webhook, isOn);
      return findWebhook(queries, webhook);
    },
  });
}

export const switchOnWebhook = defineSwitch(true);
export const switchOffWebhook = defineSwitch(false);

export const replaceWebhookSecret = defineChange({
  name: 'webhooks.replace-secret',
  scope: 'webhooks:write',
  does: `Makes another secret for a webhook; the one before signs too for ${BOTH_HOURS} hours`,
  button: 'Make another secret',
  done: 'Replaced the secret of the webhook',
  page: () => page,
  input: z.object({ webhook: webhookField }),
  output: withSecret,
  isSecret: true,
  async ask({ queries }, { webhook }) {
    const { previousUntilSeconds, address: of } = await findWebhook(queries, webhook);
    // A third would end the one that the receiver may still have.
    if (previousUntilSeconds === null) return null;
    return { question: messages.twoSign(of), yes: messages.yesReplace, mustBeRead: true };
  },
  message: ({ secret }) => messages.newSecret(BOTH_HOURS, secret),
  async run(context, { webhook }) {
    const known = await findOwn(context, webhook);
    refusePlugin(known);
    const secret = makeSecret();
    await replaceSecret(context.queries, webhook, { secret, bothSeconds: BOTH_HOURS * 3_600 });
    return { id: webhook, address: known.address, secret };
  },
});

export const removeWebhook = defineChange({
  name: 'webhooks.remove',
  scope: 'webhooks:write',
  does: 'Removes a webhook, with what waits for it',
  button: 'Remove the webhook',
  done: 'Removed the webhook',
  page: () => page,
  input: z.object({ webhook: webhookField }),
  output: z.object({ address: z.string() }),
  async ask({ queries }, { webhook }) {
    const { waiting, address: of } = await findWebhook(queries, webhook);
    if (waiting === 0) return null;
    return { question: messages.removeIt(waiting, of), yes: messages.yesRemove };
  },
  message: ({ address: of }) => messages.removed(of),
  async run(context, { webhook }) {
    const known = await findOwn(context, webhook);
    refusePlugin(known);
    context.record({ before: { kinds: known.kinds }, after: null });
    await removeEndpoint(context.queries, webhook);
    return { address: known.address };
  },
});
