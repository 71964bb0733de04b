/** The checks of who may do what, each left out once: scopes, owners of rows, and where a write came from. */
import { globSync, readFileSync } from 'node:fs';
import type { Mutant, Stages } from './mutant-trees.ts';

/** A kind of check: how it is written, and what stands in its place once it is gone. */
type Kind = { name: string; pattern: RegExp; without: (match: RegExpExecArray) => string };

const CALLS: Kind = {
  name: 'call of a check',
  pattern:
    /(?<=[\n[,(]\s*)(?:await )?(?:checkScopes|checkMayDo|checkCaller)\((?:[^()]|\([^()]*\))*\)/g,
  without: () => 'undefined',
};

/** `if (…) return` and `if (…) throw`: whoever is refused goes on. */
const GUARDS: Kind = {
  name: 'guard',
  pattern:
    /(?<=\bif \()(?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\))+(?=\)(?: \{)?\s+(?:return|throw)\b)/g,
  without: () => 'false',
};

/** `is… = a && b`, which a guard reads. */
const VERDICTS: Kind = {
  name: 'verdict',
  pattern: /(?<=const is(?:Own|Checked) =\s+)[^;]+(?=;)/g,
  without: ([verdict]) => (/^!/.test(verdict) ? 'false' : 'true'),
};

/** The condition that a row is of who asks; Drizzle leaves `undefined` out. */
const OWNERS: Kind = {
  name: 'owner',
  pattern:
    /\beq\(\w+\.(?:shopper|userId|owner|staff), (?:shopper|uid|owner|guest|actor\.id|member\.id|person\.id|order\.shopper)\)/g,
  without: () => 'undefined',
};

const SCOPE: Kind = {
  name: 'scope',
  pattern: /(?<=^ {2}scope: )'[\w:]+'/gm,
  without: ([scope]) => (scope === "'orders:read'" ? "'catalogue:read'" : "'orders:read'"),
};

/** Guards of the same files about something else are no checks of access. */
const ABOUT_ACCESS =
  /own|member|actor|account|shopper|token|scope|missing|session|site|host|origin|verif|passkey|stored|attempt|wait|\bisIn\b|ends|person|role|known|answer\.success/i;

const SCOPES_TRIED: Stages = [
  ['operations/perform.server'],
  ['operations/table/scopes-of-operations', 'operations/staff', 'tests/attacks/staff'],
];

type Place = { files: string; kinds: readonly Kind[]; stages: Stages };

const PLACES: readonly Place[] = [
  {
    files: 'operations/{perform,caller-scopes,change}.server.ts',
    kinds: [CALLS, GUARDS],
    stages: SCOPES_TRIED,
  },
  {
    files:
      'operations/{api/answer-api,shell/run-shell,staff/{people,notices,let-in,end-access,roles,tokens}}.server.ts',
    kinds: [CALLS, GUARDS, OWNERS],
    stages: [['operations/staff', 'operations/api', 'operations/shell'], ...SCOPES_TRIED],
  },
  {
    files: 'app/features/orders/staff/{saved-views,order-columns}.server.ts',
    kinds: [OWNERS],
    stages: [['operations/orders/saved-views', 'app/features/orders/staff']],
  },
  {
    files: 'server/http/limits/same-origin.ts',
    kinds: [GUARDS, VERDICTS],
    stages: [['server/http/limits/same-origin']],
  },
  {
    files:
      '{server/admin/admin-address.ts,server/admin/admin-app.ts,admin/operations/{admin-context.server,operation-action.server}.ts,admin/sign-in/staff-{passkeys,sessions}.server.ts}',
    kinds: [CALLS, GUARDS, VERDICTS, OWNERS],
    stages: [
      ['admin/sign-in', 'operations/table/scopes-of-operations'],
      [
        ...['tests/attacks/staff', 'tests/attacks/account/limited-links'],
        ...['admin/operations', 'admin/orders/order-pages'],
      ],
    ],
  },
  {
    files:
      'app/features/orders/{routes/orders-api.server,order-store.server,order-service.server,link/*.server}.ts',
    kinds: [GUARDS, OWNERS],
    stages: [['app/features/orders', 'tests/attacks/orders']],
  },
  {
    files:
      'app/features/account/{claim-order,passkey/passkey-store,session/own-session-store,password/own-password}.server.ts',
    kinds: [GUARDS, OWNERS],
    stages: [['app/features/account'], ['tests/attacks/account', 'tests/attacks/orders/claimed']],
  },
  {
    files:
      'app/features/basket/{shared/shared-baskets,shared/shared-form,server/basket-store}.server.ts',
    kinds: [OWNERS],
    stages: [['app/features/basket']],
  },
  {
    files: 'app/features/payment/{payment-store,start/confirmation-email}.server.ts',
    kinds: [OWNERS],
    stages: [
      ['app/features/payment/start', 'app/features/payment/routes'],
      ['app/features/payment'],
    ],
  },
  {
    files: 'operations/*/*.server.ts',
    kinds: [SCOPE],
    stages: [['operations/shell/commands-page', 'operations/api/api-page']],
  },
];

/** Every check that is written as one of the kinds, where it is made. Throws where a place has none any more. */
export function accessMutants(): Mutant[] {
  return PLACES.flatMap((place) => {
    const mutants = mutantsOf(place);
    if (mutants.length === 0) throw new Error(`There is no check in ${place.files}`);
    return mutants;
  });
}

function mutantsOf({ files, kinds, stages }: Place): Mutant[] {
  return globSync(files, { exclude: (name) => name.includes('.test.') })
    .toSorted()
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      return kinds.flatMap(({ name, pattern, without }) =>
        [...source.matchAll(pattern)]
          .filter(([check]) => name !== GUARDS.name || ABOUT_ACCESS.test(check))
          .map((match) => {
            const end = match.index + match[0].length;
            const line = source.slice(0, match.index).split('\n').length;
            return {
              file,
              at: `${file}:${line}`,
              change: `${name}: ${match[0].replace(/\s+/g, ' ')} => ${without(match)}`,
              text: source.slice(0, match.index) + without(match) + source.slice(end),
              stages,
            };
          }),
      );
    });
}
