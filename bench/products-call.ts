/** The first products of the catalogue as JSON, compared with a bare server. */
import { benchSameBytes } from './measure/same-bytes.ts';

await benchSameBytes({
  path: '/api/products',
  title: '`GET /api/products`',
  what: 'products as JSON',
  least: 0.8,
});
process.exit();
