import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = 'app/features/reconciliation';

/** What judges: the other files read rows, ask the provider, and have the shop finish its work first. */
const judges = readdirSync(FOLDER).filter(
  (file) => file.startsWith('reconciliation') && !/\.(server|test)\.ts$|\.server\.test/.test(file),
);

test.each(judges)(
  '%s shares no code with what it judges: of the features it imports types alone',
  (file) => {
    const imports = readFileSync(join(FOLDER, file), 'utf8').matchAll(
      /^import (type )?[^;]*?from '(#[^']+)';$/gms,
    );
    const code = [...imports].flatMap(([, isType, from]) => (isType ? [] : from));
    expect(code.filter((from) => !from?.startsWith('#app/shared/'))).toEqual([]);
  },
);
