/** Lists of orders that somebody looks at again and again, saved by a name: everybody has their own. */
import * as z from 'zod';
import { isCountry } from '#app/features/delivery/address/countries.ts';
import { writeColumns } from '#app/features/orders/staff/order-columns.server.ts';
import {
  chosenColumns,
  ORDER_COLUMNS,
  type OrderColumn,
} from '#app/features/orders/staff/order-columns.ts';
import { type SavedView, STATE_FILTERS } from '#app/features/orders/staff/order-filter.ts';
import {
  deleteSavedView,
  readSavedViews,
  savedViewSchema,
  writeSavedView,
} from '#app/features/orders/staff/saved-views.server.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { cents, neededText, text } from '#operations/fields.ts';
import { defineChange, defineRead, OperationRefused } from '#operations/operation.ts';
import { messages } from './messages/messages.ts';

/** More links than that nobody reads. */
const MAX_SAVED = 20;

const MAX_NAME_LETTERS = 60;

const name = neededText('Name of the list', MAX_NAME_LETTERS).meta({ positional: true });

export const countryField = text('Country', 2)
  .transform((typed) => typed.toUpperCase())
  .refine((typed) => typed === '' || isCountry(typed), { error: () => messages.noCountry })
  .meta({ hint: 'Its code, such as NO.', text: 'capitals' })
  .default('');

export const leastTotalField = cents('Charged at least').nullable().default(null);

function viewLine({ name: called, state, country, leastCents }: SavedView): string {
  const parts = [state, country ?? '', leastCents === null ? '' : `>= ${formatCents(leastCents)}`];
  return `${called}: ${parts.filter((part) => part !== '').join(', ')}`;
}

const output = z.object({ views: z.array(savedViewSchema) });

export const listViews = defineRead({
  name: 'views.list',
  scope: 'orders:read',
  does: 'Lists the lists of orders that you have saved',
  input: z.object({}),
  output,
  toLines: ({ views }) => (views.length > 0 ? views.map(viewLine) : ['You have saved no list.']),
  run: async ({ queries, actor }) => ({ views: await readSavedViews(queries, actor.id) }),
});

export const saveView = defineChange({
  name: 'views.save',
  scope: 'orders:read',
  does: 'Saves a list of orders by a name, for you alone; one of this name is replaced',
  button: 'Save the list',
  done: 'Saved the list',
  page: () => '/orders',
  input: z.object({
    name,
    state: z.enum(STATE_FILTERS).default('all').meta({ description: 'Those in this state' }),
    country: countryField,
    leastTotalCents: leastTotalField,
  }),
  output,
  message: () => messages.viewSaved,
  async run({ queries, actor, record }, { name: called, state, country, leastTotalCents }) {
    const views = await readSavedViews(queries, actor.id);
    if (views.length >= MAX_SAVED && views.every((view) => view.name !== called)) {
      throw new OperationRefused('conflict', messages.tooManyViews(MAX_SAVED));
    }
    const view = { name: called, state, country: country || null, leastCents: leastTotalCents };
    record({ subject: called, after: view });
    await writeSavedView(queries, actor.id, view);
    return { views: await readSavedViews(queries, actor.id) };
  },
});

export const removeView = defineChange({
  name: 'views.remove',
  scope: 'orders:read',
  does: 'Removes a list of orders that you have saved; its orders stay',
  button: 'Remove the list',
  done: 'Removed the list',
  page: () => '/orders',
  input: z.object({ name }),
  output,
  message: () => messages.viewRemoved,
  async run({ queries, actor, record }, { name: called }) {
    record({ subject: called });
    if (!(await deleteSavedView(queries, actor.id, called))) {
      throw new OperationRefused('not_found', messages.noView(called));
    }
    return { views: await readSavedViews(queries, actor.id) };
  },
});

const WORDS: Record<OrderColumn, string> = {
  ...{ placed: 'Placed', name: 'Name', country: 'Country', email: 'E-mail', state: 'State' },
  ...{ items: 'Items', total: 'Total', delivery: 'Delivery', note: 'Last note' },
};

export const setColumns = defineChange({
  name: 'views.set-columns',
  scope: 'orders:read',
  does: 'Chooses which columns lists of orders have, for you alone; as they come, where none is named',
  button: 'Show these columns',
  done: 'Chose the columns of lists',
  subjectWord: null,
  page: () => '/orders',
  input: z.object({
    columns: z
      .array(z.enum(ORDER_COLUMNS))
      .default([])
      .meta({
        description: 'Columns',
        choices: ORDER_COLUMNS.map((one) => [one, WORDS[one]] as const),
      }),
  }),
  output: z.object({ columns: z.array(z.enum(ORDER_COLUMNS)) }),
  message: () => messages.columnsSet,
  async run({ queries, actor, record }, { columns: names }) {
    const columns = [...chosenColumns(names)];
    record({ subject: actor.id, after: { columns } });
    await writeColumns(queries, actor.id, columns);
    return { columns };
  },
});
