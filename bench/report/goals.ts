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
      'Of the process’s time two thirds are the kernel’s sending, a sixth Node’s parsing and writing of headers; the shop’s own code, which finds the answer by path, query, cookies and encoding, is 6 %.',
  },
  {
    what: 'home page with a query or cookies that it does not read',
    goal: '≥ 95 % of the home page',
    benchmark: 'pages-from-memory',
    rows: ['home page with a query that it does not read', 'home page with cookies of others'],
    profile:
      'What a query adds is that the address is parsed, and made again of what the page reads. Its rounds differ by more than that costs.',
  },
  {
    what: 'product, category and categories without cookies',
    goal: '≥ 80 % of the home page',
    benchmark: 'pages-from-memory',
    rows: ['a product’s page', 'a category’s page', 'the categories'],
  },
  {
    what: 'home, product and basket of signed-in shoppers',
    goal: '≥ 60 % of the same bare render',
    benchmark: 'pages-signed-in',
    profile:
      'Of the process’s time for a home page, not compressed, before links were rendered as elements: React renders for 31 % (the router’s components, links and head far more than the shop’s own), the router’s handler and loaders take 13 %, its data for the browser 5 % and reading that stream 4 %, PostgreSQL’s driver 8 %, the write of the answer 10 %, Node’s and Hono’s requests and responses 12 %, garbage collection 5 %. The bare render has only the elements, the statement and the write.',
  },
  {
    what: 'add to basket as browsers send it, 32 at once',
    goal: '≥ 73 % (guests) and 57 % (signed in) of the bare statement; p99 ≤ 15 ms',
    benchmark: 'add-to-basket',
    profile:
      'Of the process’s time 54 % are the kernel’s sending to PostgreSQL and to the browser, 9 % PostgreSQL’s driver, 8 % the shop’s own code, the rest Node’s HTTP and hashing. The bare statement itself made 4,400/s here, where the goal assumes 9,600.',
  },
  {
    what: 'whole purchase with its pages',
    goal: '≥ 480/s',
    benchmark: 'purchase',
    rows: ['purchases with their pages'],
    profile:
      'A purchase without its pages takes the process 3.3 ms of processor time and PostgreSQL 3.3 ms, for nine statements and eight commits; its two pages take as long again.',
  },
  {
    what: 'whole purchase with its pages, against Vendure 3.7 in the same run',
    goal: '≥ 30 ×',
    benchmark: 'purchase',
    rows: ['purchases with their pages, a peer'],
    profile:
      'The same: both shops share two processors with the loader and with PostgreSQL. Without its pages a purchase is 21 times the peer’s.',
  },
  {
    what: 'every search and suggestion over HTTP, 10,000 products on PostgreSQL, 8 at once',
    goal: 'p99 ≤ 50 ms',
    benchmark: 'search',
    profile:
      'A search takes PostgreSQL 1 to 4 ms of processor time, one letter and what is sorted the most, and the process 2 to 4 ms: a third of that renders two dozen cards and the filters, a tenth places, groups and counts a thousand candidates, a tenth sends to PostgreSQL, a twentieth compresses. Two processors, shared with the loader, do that for eight at once; one thread renders for all of them. The same build took 46 to 89 ms where this says 17 to 67, half an hour before: the machine is shared with others.',
  },
  {
    what: 'every search and suggestion over HTTP, 1,000,000 products on PostgreSQL',
    goal: 'p99 ≤ 50 ms one at a time, ≤ 100 ms 8 at once',
    benchmark: 'search-million',
    profile:
      'A thousand candidates lie in nearly as many pages of the table, and PostgreSQL reads them more than once where a chosen filter is counted without itself, prices and stars are read by ranges, or a word is misspelt: 4 to 9 ms each, of which intersecting long lists of the index is more than half for two conditions and more. One at a time narrowed ones took 53 ms in a slower hour of this machine.',
  },
  {
    what: 'memory a live stream after load, 10,000 of one process',
    goal: '≤ 30 kB',
    benchmark: 'live-streams',
    profile:
      'A stream that only `node:http` holds takes 19 kB, 30 kB after twenty events: socket, parser, request and response. Hono’s request and a stream of the platform make that 29 kB and 49 kB; the rest is heap that V8 takes while streams are read anew after a gap, and does not give back.',
  },
  {
    what: 'an idle process on PostgreSQL',
    goal: '≤ 150 MB; to its first answer ≤ 1.0 s',
    benchmark: 'idle-process',
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
    what: 'a click on a link, warm, on a machine 4 × slower',
    goal: 'shown within 100 ms',
    benchmark: 'browser-navigation',
    profile:
      'On a day when it took 106 ms the click’s own work took 17 ms of them, the answer from the browser’s cache 27 ms, React 60 ms, layout and paint 15 ms, some of it at the same time. The build of that day (0e77a24) took 180 to 192 ms in the hour of these figures: the machine was slower, not the page.',
    rows: [
      'home page to basket, 4 times slower',
      'home page to orders, 4 times slower',
      'basket to home page, 4 times slower',
    ],
  },
  {
    what: 'every list, search and plot of the admin, 10,000,000 orders and 1,000,000 products on PostgreSQL',
    goal: 'p99 ≤ 50 ms',
    benchmark: 'admin-lists',
  },
];
