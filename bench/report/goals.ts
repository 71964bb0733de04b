/** The goals of the shop, each with the rows of a benchmark that decide whether it is met. */

export type GoalRow = {
  what: string;
  /** The wording of the goal. */
  goal: string;
  /** The script in `bench/`, without its extension. */
  benchmark: string;
  /** The names of the rows that count; all when absent. */
  rows?: readonly string[];
  /** Where the time goes, shown while the goal is not met. */
  profile?: string;
};

export const GOALS: readonly GoalRow[] = [
  {
    what: 'home page and `GET /api/products` without cookies',
    goal: '≥ 90 % of a bare server that sends the same bytes',
    benchmark: 'pages-from-memory',
    rows: ['home page', '`GET /api/products`'],
    profile:
      'Two thirds of the process’s time are the kernel’s sending, a sixth Node’s headers, 6 % the shop’s own code.',
  },
  {
    what: 'home page with a query or cookies of others',
    goal: '≥ 95 % of the home page',
    benchmark: 'pages-from-memory',
    rows: ['home page with a query that it does not read', 'home page with cookies of others'],
  },
  {
    what: 'product, category and categories without cookies',
    goal: '≥ 80 % of the home page',
    benchmark: 'pages-from-memory',
    rows: ['a product’s page', 'a category’s page', 'the categories'],
  },
  {
    what: 'pages of signed-in shoppers',
    goal: 'home ≥ 150 %, a product ≥ 120 %, basket ≥ 50 % of the same bare render',
    benchmark: 'pages-signed-in',
    profile:
      'React renders for 31 % (mostly the router’s components), the router’s handler and loaders take 13 %, its data 9 %, PostgreSQL’s driver 8 %, the write 10 %, requests and responses 12 %, garbage collection 5 %. The bare render has only the elements, the statement and the write.',
  },
  {
    what: 'add to basket as browsers send it, 32 at once',
    goal: '≥ 73 % (guests) and 57 % (signed in) of the bare statement; p99 ≤ 15 ms',
    benchmark: 'add-to-basket',
    profile:
      '54 % are the kernel’s sending, 9 % PostgreSQL’s driver, 8 % the shop’s own code, the rest Node’s HTTP and hashing. The bare statement made 4,400/s here; the goal assumes 9,600.',
  },
  {
    what: 'whole purchase with its pages',
    goal: '≥ 480/s',
    benchmark: 'purchase',
    rows: ['purchases with their pages'],
    profile:
      'Without its pages a purchase takes the process 3.3 ms of processor time and PostgreSQL 3.3 ms; its two pages as long again. Without them it is 21 times the peer’s.',
  },
  {
    what: 'whole purchase against Vendure 3.7 in the same run',
    goal: '≥ 30 ×',
    benchmark: 'purchase',
    rows: ['purchases with their pages, a peer'],
  },
  {
    what: 'searches and suggestions, 10,000 products, 8 at once',
    goal: '≥ 60 % of a bare render with the same statements; p99 ≤ 3 × p50',
    benchmark: 'search',
    profile:
      'Rendering takes 24 % of the process’s time, candidates and facets 6 %, the router and its data 9 %, Brotli 4 %; where a search itself is quick, the router’s part counts most.',
  },
  {
    what: 'searches and suggestions, 1,000,000 products, 8 at once',
    goal: '≥ 60 % of a bare render with the same statements; p99 ≤ 3 × p50',
    benchmark: 'search-million',
    profile: 'As above; a misspelt word reads the nearest words besides.',
  },
  {
    what: 'memory a live stream, 10,000 of one process',
    goal: '≤ 120 % of a bare `node:http` stream',
    benchmark: 'live-streams',
    profile: 'Runs in turn were 93 to 124 %, by when V8 collects.',
  },
  {
    what: 'an idle process on PostgreSQL',
    goal: '≤ 150 MB; to its first answer ≤ 1.0 s',
    benchmark: 'idle-process',
  },
  {
    what: 'a command of the shell, where the shop runs',
    goal: '≤ 150 % of the start of Node itself',
    benchmark: 'shell-command',
  },
  {
    what: 'orders list of a shopper with 100,000 orders',
    goal: 'within 1.2 × of one with exactly one page',
    benchmark: 'orders-list',
  },
  {
    what: 'every page but search, as the tables grow a hundredfold',
    goal: 'p99 within 1.5 ×',
    benchmark: 'growth',
    profile:
      'The p99 of a hundred answers of half a millisecond is one that waited for something else in its process: it differs from round to round by more than the tables make.',
  },
  {
    what: 'JavaScript on the first visit',
    goal: '≤ 106 kB as Brotli in ≤ 4 files',
    benchmark: 'browser-first-visit',
    rows: ['JavaScript', 'files of JavaScript'],
  },
  {
    what: 'first visit on a phone, everything',
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
    what: 'first visit, CPU 4 × slower, 1.6 Mbit/s, 150 ms',
    goal: 'largest paint ≤ 0.9 s, total blocking time ≤ 20 ms, layout shift 0',
    benchmark: 'browser-first-visit',
    rows: ['largest contentful paint', 'total blocking time', 'layout shift'],
  },
  {
    what: 'adding to the basket on a phone 4 × slower',
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
    what: 'a click on a link, warm, CPU 4 × slower',
    goal: 'shown within 100 ms',
    benchmark: 'browser-navigation',
    rows: [
      'home page to basket, 4 times slower',
      'home page to orders, 4 times slower',
      'basket to home page, 4 times slower',
    ],
  },
  {
    what: 'lists, searches and plots of the admin, 10,000,000 orders, 1,000,000 products',
    goal: 'p99 ≤ 50 ms',
    benchmark: 'admin-lists',
  },
  {
    what: 'a product of 400 variants in the admin, 1,000,000 products',
    goal: 'opened, one cell saved, all saved: each ≤ 3 × a bare statement',
    benchmark: 'admin-variants',
  },
];
