/** On which page of the admin the form of each operation stands. */
import { STAFF_ACTIONS, staffActions } from '#app/features/orders/staff/staff-actions.ts';

/** The forms that pages place by hand, by the pattern of the page. An operation that is not here has a generated form. */
export const PLACED: Readonly<Record<string, readonly string[]>> = {
  '/orders': [
    'orders.pack-many',
    'orders.ship-many',
    'views.save',
    'views.remove',
    'views.set-columns',
  ],
  '/pick-list': ['orders.pack-many', 'orders.ship-many'],
  '/orders/:id': [
    ...STAFF_ACTIONS.map((kind) => `orders.${staffActions[kind].command.name}`),
    'orders.change-address',
    'orders.refund',
    'orders.give-back',
    'orders.receive-return',
    'orders.withdraw',
    'drafts.make',
  ],
  '/gift-cards': ['gift-cards.issue'],
  '/gift-cards/:id': ['gift-cards.change-balance'],
  '/drafts': ['drafts.make'],
  '/drafts/:id': [
    ...['drafts.change', 'drafts.set-units', 'drafts.set-address', 'drafts.set-gift'],
    ...['drafts.send', 'drafts.mark-paid', 'drafts.end'],
  ],
  '/books': ['books.make-link', 'books.end-link', 'books.read-payouts', 'books.close'],
  '/withdrawals': ['withdrawals.settle'],
  '/products/new': ['products.add'],
  '/products/:variant': ['products.change', 'products.set-collections', 'stock.count'],
  '/product/:id': ['products.change-variants', 'products.set-options'],
  '/products/:variant/pictures': ['products.set-pictures'],
  '/collections': ['collections.add'],
  '/collections/:handle': [
    ...['collections.change', 'collections.delete', 'collections.set-products'],
    ...['collections.add-products', 'collections.remove-products', 'collections.move-product'],
    'home.add',
  ],
  '/home': ['home.add', 'home.move', 'home.show', 'home.hide'],
  '/home/:section': ['home.change', 'home.remove'],
  '/reviews/:review': ['reviews.publish', 'reviews.hide', 'reviews.answer'],
  '/bulk/:id': ['products.change-many'],
  '/import/:id': ['catalogue.import', 'jobs.cancel', 'jobs.remove'],
  '/customers/:uid': ['customers.sign-out', 'customers.download', 'customers.delete'],
  '/settings': [
    ...['delivery.set-zone', 'tax.set', 'tax.remove', 'tax.fill'],
    ...['seller.set', 'seller.remove', 'codes.set'],
    ...['fields.set', 'fields.remove', 'settings.set'],
  ],
  '/settings/code/:name': ['codes.set', 'codes.end'],
  '/settings/zone/:zone': [
    'delivery.set-zone',
    'delivery.rename-zone',
    'delivery.remove-zone',
    'delivery.set-method',
  ],
  '/settings/zone/:zone/:method': ['delivery.set-method', 'delivery.remove-method'],
  '/shop': ['settings.set'],
  '/shop/pictures/:kind': ['settings.set'],
  '/webhooks': ['webhooks.add'],
  '/webhooks/:id': [
    ...['webhooks.change', 'webhooks.switch-on', 'webhooks.switch-off'],
    ...['webhooks.replace-secret', 'webhooks.remove'],
  ],
  '/webhooks/:id/:event': ['webhooks.send-again'],
  '/staff': [
    ...['staff.invite', 'staff.give-role', 'staff.end-session', 'staff.remove-passkey'],
    ...['staff.end-access', 'staff.set-email', 'roles.set', 'roles.remove'],
  ],
  '/you': ['notices.choose'],
  '/tokens': ['tokens.make', 'tokens.end'],
};

type Room = {
  /** Where what is about no single thing stands. */
  page: string;
  /** Where what names one thing stands, by the field that names it. */
  subject?: { field: string; page: string };
};

const subject = { field: 'variant', page: '/products/:variant' };
const settings: Room = { page: '/settings' };

/** Where the forms of a room stand that no page places. */
export const ROOMS: Readonly<Record<string, Room>> = {
  orders: { page: '/orders', subject: { field: 'order', page: '/orders/:id' } },
  views: { page: '/orders' },
  drafts: { page: '/drafts' },
  'gift-cards': {
    page: '/gift-cards',
    subject: { field: 'giftCard', page: '/gift-cards/:id' },
  },
  'store-credit': {
    page: '/gift-cards',
    subject: { field: 'customer', page: '/customers/:uid' },
  },
  books: { page: '/books' },
  withdrawals: { page: '/withdrawals' },
  products: { page: '/bulk', subject },
  catalogue: { page: '/import', subject },
  collections: { page: '/collections' },
  home: { page: '/home' },
  reviews: { page: '/reviews' },
  stock: { page: '/settings', subject },
  customers: { page: '/customers', subject: { field: 'customer', page: '/customers/:uid' } },
  mail: { page: '/mail', subject: { field: 'mail', page: '/mail/:name' } },
  webhooks: { page: '/webhooks' },
  jobs: { page: '/import', subject: { field: 'job', page: '/import/:id' } },
  staff: { page: '/staff', subject: { field: 'person', page: '/staff' } },
  roles: { page: '/staff' },
  notices: { page: '/you' },
  tokens: { page: '/tokens' },
  codes: { page: '/settings', subject: { field: 'name', page: '/settings/code/:name' } },
  delivery: { page: '/settings', subject: { field: 'zone', page: '/settings/zone/:zone' } },
  ...{ tax: settings, seller: settings, fields: settings, settings },
  ...{ sales: settings, payments: settings, database: settings },
};

type Place = { page: string; subject: string | null };

/** The page of a form that none places, by the fields of its input. Throws for a room that has no page. */
export function generatedPlace(operation: string, fields: readonly string[]): Place {
  const room = operation.split('.')[0] ?? '';
  const { [room]: found } = ROOMS;
  if (!found) throw new Error(`The room ${room} has no page: give it one in ROOMS`);
  const { page, subject } = found;
  if (!subject || !fields.includes(subject.field)) return { page, subject: null };
  return { page: subject.page, subject: subject.field };
}
