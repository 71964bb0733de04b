import { expect, test } from 'vitest';
import { warnOfMisspeltSettings } from './misspelt-settings.ts';
import { settingNames } from './settings.ts';

test.each([
  ['PROT', 'PORT'],
  ['port', 'PORT'],
  ['HOTS', 'HOST'],
  ['ORIGINS', 'ORIGIN'],
  ['DATADIR', 'DATA_DIR'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['AUTH_SECERT', 'AUTH_SECRET'],
  ['STRIPE_WEBOOK_SECRET', 'STRIPE_WEBHOOK_SECRET'],
])('%s is warned of as nearly %s', (name, meant) => {
  expect(warnOfMisspeltSettings({ [name]: 'a secret' })).toEqual([
    `${name} is not a setting: did you mean ${meant}?`,
  ]);
});

test('settings themselves and the variables of other programs are not warned of', () => {
  const others =
    'HOME HOSTNAME PATH PWD OLDPWD USER LANG TERM SHELL SHLVL LOGNAME PGHOST PGPORT NODE_ENV TZ CI DATABASE'.split(
      ' ',
    );
  const environment = Object.fromEntries([...settingNames, ...others].map((name) => [name, 'x']));
  expect(warnOfMisspeltSettings(environment)).toEqual([]);
});
