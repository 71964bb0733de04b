/** The home page of a visitor with neither basket nor session, compared with a bare server. */
import { benchSameBytes } from './measure/same-bytes.ts';

await benchSameBytes({
  path: '/',
  title: 'The home page of a visitor without cookies',
  what: 'home page from memory',
  least: 0.9,
});
process.exit();
