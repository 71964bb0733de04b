/** The mutants of the SQL functions: by room how many of them, and by which tests. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { findFunctions } from '#db/install-functions.ts';
import { type Mutant, type Stages, tryMutants } from './mutant-trees.ts';
import { sampleOf } from './sample.ts';
import { sqlMutants } from './sql-mutants.ts';
import type { RunReport } from './survivors.ts';

const ATTACKS_ON_STOCK = ['stock-kinds', 'first-count', 'full-shelves'].map(
  (what) => `tests/attacks/catalogue/${what}`,
);
/** The life of a whole shop, in which every key of JSON is read. */
const SEAMS = 'tests/seams/postgres-seams';

const PERSONS = ['tests/database/persons'];
const ACCOUNT = [
  [
    ...PERSONS,
    'app/features/account/account-service',
    'app/features/account/session',
    'app/features/account/reset',
  ],
  ['app/features/account', 'tests/attacks/account'],
];
/** What an account, and who has bought as a guest, leaves behind when it is forgotten. */
const OWNERS = [
  [
    ...['operations/customers', 'operations/drafts/exchange', 'app/features/basket/shared'],
    ...['app/features/reviews', 'app/features/stock/watch', 'app/features/delivery'],
    ...['tests/attacks/orders/claimed', 'tests/attacks/money/free', 'tests/attacks/money/gift'],
  ],
  [SEAMS],
];
const DATABASE = ['money', 'sale', 'read', 'charge', 'refund', 'mail'].map(
  (what) => `tests/database/${what}-functions`,
);

/** Folders of db/functions, with their tests; where `share` is less than 1 a sample of their mutants is tried. */
const ROOMS: Record<string, { share: number; stages: Stages }> = {
  payment: {
    share: 1,
    stages: [
      DATABASE,
      [
        'app/features/payment/hold',
        'app/features/payment/sweep',
        'app/features/payment/start',
        'app/features/payment/by-hand',
      ],
      ['app/features/payment/settle', 'app/features/payment/refund'],
      ['operations/drafts', 'tests/attacks/orders/draft', 'app/features/delivery'],
    ],
  },
  credits: {
    share: 1,
    stages: [
      ['app/features/credits', 'operations/credits'],
      ['tests/attacks/money/gift-card', 'app/features/account/merge-guest'],
    ],
  },
  stock: {
    share: 1,
    stages: [
      ['tests/database/stock/'],
      ['app/features/payment/hold', 'app/features/stock', 'operations/catalogue/stock.server'],
      ['tests/model/stock-model', ...ATTACKS_ON_STOCK],
      // What is sent and comes back is booked with the event of its order.
      [
        'operations/orders/orders.server',
        'operations/orders/parcels',
        'tests/attacks/orders/orders-to',
      ],
    ],
  },
  staff: {
    share: 1,
    stages: [
      ['operations/staff', 'operations/perform'],
      ['admin/sign-in', 'tests/attacks/staff'],
    ],
  },
  account: { share: 1, stages: [...ACCOUNT, ...OWNERS] },
  orders: {
    share: 0.2,
    stages: [
      ['tests/database/order-functions', 'tests/database/refund-functions'],
      ['app/features/orders', 'operations/orders', 'tests/attacks/orders'],
      ['app/features/delivery', 'app/features/events/deliver', 'admin/today', SEAMS],
    ],
  },
  mail: {
    share: 0.2,
    stages: [
      ['tests/database/mail-functions'],
      ['app/features/mail', 'operations/mail'],
      ['app/features/stock', 'app/features/reviews', 'tests/attacks/catalogue/back', SEAMS],
    ],
  },
  shopper: { share: 0.2, stages: [[...PERSONS, 'app/features/shopper'], ...ACCOUNT, ...OWNERS] },
  basket: {
    share: 0.2,
    stages: [
      ['app/features/basket/server/'],
      [
        ...[
          'app/features/basket/wishes',
          'app/features/basket/shared',
          'app/features/basket/routes',
        ],
        ...['tests/attacks/catalogue/full-basket', 'server/http/limits/guest-limit', SEAMS],
      ],
    ],
  },
  events: {
    share: 0.2,
    stages: [
      ['app/features/events/deliver/event-deliverer'],
      ['app/features/events', 'operations/webhooks', SEAMS],
    ],
  },
  tax: {
    share: 0.2,
    stages: [
      ['app/features/invoices/invoices.server', 'operations/settings/tax-rates'],
      [
        ...['app/features/tax/tax-by-country', 'tests/database/read-functions'],
        ...['tests/attacks/money/invoice-clock', 'app/features/invoices', SEAMS],
      ],
    ],
  },
  delivery: {
    share: 0.2,
    stages: [
      ['app/features/delivery/saved', 'app/features/delivery/requests/requests.server'],
      ['app/features/delivery', 'app/features/discounts', 'operations/settings', SEAMS],
    ],
  },
  reviews: {
    share: 0.2,
    stages: [['app/features/reviews'], ['tests/attacks/catalogue/review', SEAMS]],
  },
  catalogue: {
    share: 0.2,
    stages: [
      ['operations/catalogue/change-variants'],
      ['operations/catalogue', 'tests/attacks/catalogue/postgres-import', SEAMS],
      ['app/features/catalogue'],
    ],
  },
};

const STOCK_MAILS = ['app/features/stock/watch-stock', 'tests/attacks/catalogue/back-in-stock'];
const REVIEW_MAILS = ['app/features/reviews/review-service', 'tests/attacks/catalogue/review-vote'];

/** Functions whose nearest tests are others than those of their room. */
const NEAREST: Record<string, readonly string[]> = {
  forget_contact: PERSONS,
  index_titles: ['app/features/orders/staff/search-titles'],
  sum_sales: ['app/features/orders/staff/sales-days'],
  sum_variants: ['app/features/orders/staff/sales-variants'],
  refresh_figures: ['app/features/orders/staff/sales-variants', 'admin/today/waiting'],
  advance_mail: [
    'app/features/mail/send/mail-sender',
    'tests/attacks/mail/postgres-joined',
    ...STOCK_MAILS,
  ],
  queue_mail: ['app/features/mail/queue-mail'],
  take_mail_of: ['tests/database/mail-functions', 'app/features/mail/send/mails-of-an-order'],
  queue_order_mail: [
    'tests/database/order-functions',
    'tests/database/mail-functions',
    'tests/attacks/money/free-orders',
  ],
  queue_review_mails: REVIEW_MAILS,
  stop_review_mails: REVIEW_MAILS,
  queue_stock_mails: STOCK_MAILS,
  stop_stock_mails: [...STOCK_MAILS, 'app/features/mail/send/one-click'],
  requeue_mail: ['operations/mail'],
  enter_admin: ['tests/attacks/staff/owners-access'],
  start_staff_session: ['tests/attacks/staff/owners-access', 'admin/sign-in'],
  read_staff_session: ['admin/sign-in'],
  read_api_token: ['tests/attacks/staff/api-tokens'],
  record_act: ['tests/database/record-act'],
  commit_sold: ['tests/attacks/catalogue/first-count'],
  count_stock: ['tests/database/copied-to-baskets', 'tests/attacks/catalogue/first-count'],
  notify_stock: ['app/features/stock/watch-stock'],
  watch_stock: ['app/features/stock/watch-stock', 'tests/attacks/catalogue/back-in-stock'],
  confirm_stock_watch: ['app/features/stock/watch-stock', 'tests/attacks/catalogue/back-in-stock'],
  change_payment: ['app/features/payment/hold'],
  still_holds: PERSONS,
  sell: [
    ...['app/features/payment/settle/settle.server', 'app/features/payment/hold'],
    ...['tests/attacks/orders/drafts', 'app/features/delivery/requests'],
  ],
  refund_order: ['tests/database/postgres-refund-locks'],
  start_payment: ['app/features/payment/start', 'tests/attacks/orders/drafts'],
  read_code: ['app/features/discounts', 'operations/settings/codes'],
  save_code: ['app/features/discounts'],
  set_code: ['app/features/discounts', 'operations/settings/codes'],
  read_choices: ['app/features/delivery/delivery.server', 'app/features/credits/gift-cards.server'],
  save_delivery_option: ['app/features/delivery/weighed-delivery'],
  save_gift_to: ['app/features/credits/buy-gift-cards'],
  save_vat_number: ['app/features/invoices/union-invoice'],
  set_delivery_zone: ['operations/settings/delivery-zones'],
  take_back_cards: ['tests/attacks/money/postgres-taken-back'],
  change_credit: ['tests/attacks/money/postgres-taken-back'],
  number_invoices: ['tests/attacks/money/postgres-numbers'],
  invoice_of: ['app/features/invoices/union-invoice'],
  move_reviews: ['app/features/account/claim-order'],
  copy_to_baskets: [
    'tests/database/copied-to-baskets',
    'app/features/basket/server/basket-service',
  ],
  change_variants: ['operations/settings/own-fields'],
  refresh_sold_out: ['app/features/catalogue/search/search-filters'],
  collection_terms: ['operations/catalogue/collections', 'app/features/catalogue/collections'],
  stem_words_by: ['app/features/catalogue/search/search-language'],
  tidy_search: ['tests/database/postgres-owner', 'app/features/catalogue/search/refresh-words'],
};

/** Money that is written outside the room of payments. */
const MONEY = ['refund_order', 'insert_refund', 'write_order_event'];

function nearestFirst(name: string, [first = [], ...later]: Stages): Stages {
  return [[...(NEAREST[name] ?? []), ...first], ...later];
}

function mutantsOf(name: string, path: string): Mutant[] {
  const file = relative(process.cwd(), path);
  const [, , room = ''] = file.split('/');
  const known = ROOMS[room];
  if (!known) throw new Error(`tests/mutants/sql-run.ts names no tests for ${file}`);
  const stages = nearestFirst(name, known.stages);
  const all = sqlMutants(name, readFileSync(path, 'utf8')).map(({ line, change, text }) => ({
    ...{ file, at: `${name}.sql:${line}`, change, text },
    stages,
  }));
  return sampleOf(all, MONEY.includes(name) ? 1 : known.share);
}

/** `names`: these functions, the rooms of that name, or lines as a run has named them (`sell.sql:29`); else all. */
export async function runSqlMutants(
  names: readonly string[],
  share: number,
  stages: number,
): Promise<RunReport> {
  const functions = [...findFunctions()].filter(([, path]) => path.includes('/db/functions/'));
  const mutants = functions.flatMap(([name, path]) => {
    const room = path.split('/').at(-2) ?? '';
    const all = mutantsOf(name, path);
    const isAll = names.length === 0 || names.includes(name) || names.includes(room);
    return isAll ? all : all.filter(({ at }) => names.includes(at));
  });
  return tryMutants('SQL', sampleOf(mutants, share), stages);
}
