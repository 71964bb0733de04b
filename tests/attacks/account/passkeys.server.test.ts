/** What a passkey has to prove before it stands for a password, in the shop and in its admin. */
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { passkey } from '#db/schema/auth-schema.ts';
import { staff, staffPasskey } from '#db/schema/staff-schema.ts';
import { testPasskey } from '#tests/fixtures/test-passkey.ts';
import { ADMIN_ORIGIN, testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
afterAll(() => admin.close());
const { queries, shop } = admin;

type Post = (path: string, body?: unknown) => Promise<Response>;
type Key = ReturnType<typeof testPasskey>;
type Place = {
  origin: string;
  path: string;
  /** Whoever is signed in, with the calls of this place. */
  member(): Promise<{ post: Post; store(key: Key): Promise<unknown> }>;
  stranger(): Post;
};

const SHOP: Place = {
  origin: 'http://localhost',
  path: '/api/auth/passkey',
  stranger: () => shop.visitor().post,
  async member() {
    const visitor = shop.visitor();
    const userId = await visitor.register();
    return {
      post: visitor.post,
      store: ({ id, publicKey }) =>
        queries
          .insert(passkey)
          .values({ id, publicKey, userId, name: 'phone', counter: 0, transports: '' }),
    };
  },
};

const ADMIN: Place = {
  origin: ADMIN_ORIGIN,
  path: '/passkey',
  stranger: () => admin.browser().postJson,
  async member() {
    const browser = await admin.enter('Ann');
    const [ann] = await queries.select().from(staff).where(eq(staff.name, 'Ann'));
    return {
      post: browser.postJson,
      store: ({ id, publicKey }) =>
        queries
          .insert(staffPasskey)
          .values({ id, publicKey, counter: 0, staff: ann?.id ?? '', name: 'phone' }),
    };
  },
};

async function optionsOf(post: Post, path: string) {
  const options: { challenge: string } = await (await post(path, {})).json();
  return options;
}

describe.each([
  ['the shop', SHOP],
  ['the admin', ADMIN],
])('a passkey of %s', (_name, { origin, path, member, stranger }) => {
  async function signIn(key: Key, { isVerified = true, spelt = (text: string) => text } = {}) {
    const post = stranger();
    const { challenge } = await optionsOf(post, `${path}/sign-in-options`);
    const answer = (spelling: string) =>
      post(`${path}/sign-in`, key.answer({ challenge: spelling, origin, isVerified }));
    return { first: await answer(challenge), again: await answer(spelt(challenge)) };
  }

  test('is asked to verify its user', async () => {
    const required = { userVerification: 'required' };
    expect(await optionsOf(stranger(), `${path}/sign-in-options`)).toMatchObject(required);
    const { post } = await member();
    expect(await optionsOf(post, `${path}/register-options`)).toMatchObject({
      authenticatorSelection: required,
    });
  });

  test('opens nothing unless it has verified its user', async () => {
    const key = testPasskey();
    await (await member()).store(key);
    expect((await signIn(key, { isVerified: false })).first.status).toBe(401);
    expect((await signIn(key)).first.status).toBe(200);
  });

  test('is not added unless it has verified its user', async () => {
    const { post } = await member();
    for (const [isVerified, status] of [
      [false, 400],
      [true, 200],
    ] as const) {
      const { challenge } = await optionsOf(post, `${path}/register-options`);
      const credential = testPasskey().attestation({ challenge, origin, isVerified });
      expect((await post(`${path}/register`, { name: 'phone', credential })).status).toBe(status);
    }
  });

  test.each(['', '=', '==', ' ', '\n', '.'])(
    'spends its challenge, which does not count again with %j behind it',
    async (ending) => {
      const key = testPasskey();
      await (await member()).store(key);
      const { first, again } = await signIn(key, { spelt: (text) => `${text}${ending}` });
      expect([first.status, again.status]).toEqual([200, 401]);
    },
  );

  test('does not take a challenge in another spelling before it is spent, either', async () => {
    const key = testPasskey();
    await (await member()).store(key);
    const post = stranger();
    const { challenge } = await optionsOf(post, `${path}/sign-in-options`);
    const spelt = `${challenge.slice(0, 8)} ${challenge.slice(8)}`;
    const answer = await post(`${path}/sign-in`, key.answer({ challenge: spelt, origin }));
    expect(answer.status).toBe(401);
  });
});
