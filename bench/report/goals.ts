/** The goals of the shop, each with the rows of a benchmark that decide whether it is met. */

export type GoalRow = {
  what: string;
  /** The wording of the goal. */
  goal: string;
  /** The script in `bench/`, without its extension. */
  benchmark: string;
  /** The names of the rows that count; all when absent. */
  rows?: readonly string[];
};

export const GOALS: readonly GoalRow[] = [
  {
    what: 'home page for a visitor with neither basket nor session',
    goal: '≥ 90 % of a bare server that sends the same bytes',
    benchmark: 'home-in-memory',
  },
  {
    what: 'home page rendered for a signed-in shopper',
    goal: '≥ 55 % of a bare render with the same statement, ≥ 45 % compressed',
    benchmark: 'home-rendered',
  },
  {
    what: '`GET /api/products`',
    goal: '≥ 80 % of a bare server that sends the same bytes',
    benchmark: 'products-call',
  },
  {
    what: 'add to basket',
    goal: '≥ 60 % of the bare statement at 32 at once, ≥ 45 % at 8; p99 ≤ 20 ms at 32',
    benchmark: 'add-to-basket',
  },
  { what: 'whole purchase', goal: '≥ 15 % of bare inserts', benchmark: 'purchase' },
  {
    what: 'orders list of a shopper with 100,000 orders',
    goal: 'within 1.2 × of one with exactly one page',
    benchmark: 'orders-list',
  },
  {
    what: 'every page but search, as the tables grow to 1,000,000 products and 10,000,000 orders',
    goal: 'p99 within 1.5 ×',
    benchmark: 'growth',
  },
  {
    what: 'home, product, category, search and suggestions with 1,000,000 products on PostgreSQL',
    goal: 'p99 ≤ 50 ms',
    benchmark: 'search',
  },
  {
    what: 'JavaScript on the first visit of the home page',
    goal: '≤ 106 kB as Brotli in ≤ 4 files',
    benchmark: 'browser-first-visit',
    rows: ['JavaScript', 'files of JavaScript'],
  },
  {
    what: 'first visit of the home page on a phone, everything',
    goal: '≤ 220 kB, ≤ 16 requests, photos in AVIF',
    benchmark: 'browser-first-visit',
    rows: ['everything', 'requests', 'photos that are not AVIF'],
  },
  {
    what: 'Lighthouse, mobile preset, home, checkout, payment, orders',
    goal: 'performance 100',
    benchmark: 'lighthouse-performance',
  },
  {
    what: 'first visit of the home page, CPU 4 × slower, 1.6 Mbit/s and 150 ms round trip',
    goal: 'largest paint ≤ 0.9 s, total blocking time ≤ 20 ms, layout shift 0',
    benchmark: 'browser-first-visit',
    rows: ['largest contentful paint', 'total blocking time', 'layout shift'],
  },
  {
    what: 'adding to the basket as felt on a phone 4 × slower than this machine',
    goal: '≤ 50 ms to the next paint, the very first tap ≤ 100 ms',
    benchmark: 'browser-basket-tap',
  },
  {
    what: 'a click on a link, warm',
    goal: 'shown within 100 ms',
    benchmark: 'browser-navigation',
    rows: [
      'home page to basket, this machine',
      'home page to orders, this machine',
      'basket to home page, this machine',
    ],
  },
  {
    what: 'the same on a machine 4 × slower, beyond what was asked for',
    goal: 'shown within 100 ms',
    benchmark: 'browser-navigation',
    rows: [
      'home page to basket, 4 times slower',
      'home page to orders, 4 times slower',
      'basket to home page, 4 times slower',
    ],
  },
  {
    what: 'an idle process on PostgreSQL',
    goal: '≤ 150 MB; to its first answer ≤ 1.0 s',
    benchmark: 'idle-process',
  },
];
