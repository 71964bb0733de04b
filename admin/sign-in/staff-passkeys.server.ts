/** Passkeys of staff: made after the first visit, and what opens the admin on every later one. */
import { eq, sql } from 'drizzle-orm';
import { createChallenges } from '#app/features/account/passkey/challenge.server.ts';
import {
  registrationAnswerSchema,
  signInAnswerSchema,
} from '#app/features/account/passkey/passkey-on-wire.ts';
import {
  verifyRegistration,
  verifySignIn,
} from '#app/features/account/passkey/verify-passkey.server.ts';
import type { AuthSecrets } from '#app/features/account/session/auth-secrets.ts';
import { deviceName } from '#app/features/account/session/device-name.ts';
import type { Queries } from '#db/database.ts';
import { auditLog, staffPasskey } from '#db/schema/staff-schema.ts';
import { type StaffMember, whileSignedIn } from './staff-sessions.server.ts';

const SIGN_IN = 'admin sign-in';

const purposeOf = ({ id }: StaffMember) => `admin register ${id}`;

type Parts = {
  queries: Queries;
  /** Sign the challenges. */
  secrets: AuthSecrets;
  /** Where the admin is open. */
  origin: string;
  /** What the browser's dialogue calls it. */
  name(): string;
};

export type StaffPasskeys = {
  /** What a browser needs to ask for a passkey. */
  signInOptions(): object;
  /** Which passkey has answered, and whose it is; null if none has. */
  signIn(body: unknown): Promise<{ staff: string; passkey: string } | null>;
  /** What a browser needs to make one for this member. */
  registerOptions(member: StaffMember): Promise<object>;
  /** Stores the passkey that the browser has made, named after the device; whether it was one. */
  register(member: StaffMember, body: unknown, userAgent: string | null): Promise<boolean>;
};

/** The browser sends a name too, which the admin does not ask for. */
const registrationSchema = registrationAnswerSchema.pick({ credential: true });

export function createStaffPasskeys({ queries, secrets, origin, name }: Parts): StaffPasskeys {
  const challenges = createChallenges(queries, secrets);
  const url = new URL(origin);

  return {
    signInOptions: () => ({
      challenge: challenges.make(SIGN_IN),
      rpId: url.hostname,
      userVerification: 'required',
    }),
    async signIn(body) {
      const answer = signInAnswerSchema.safeParse(body);
      if (!answer.success) return null;
      const [stored] = await queries
        .select()
        .from(staffPasskey)
        .where(eq(staffPasskey.id, answer.data.id));
      if (!stored) return null;
      const expected = { url, challenges, purpose: SIGN_IN };
      const counter = await verifySignIn(answer.data, stored, expected);
      if (counter === null) return null;
      await queries
        .update(staffPasskey)
        .set({ counter, usedAt: sql`now()` })
        .where(eq(staffPasskey.id, stored.id));
      return { staff: stored.staff, passkey: stored.id };
    },
    async registerOptions(member) {
      const known = await queries
        .select({ id: staffPasskey.id })
        .from(staffPasskey)
        .where(eq(staffPasskey.staff, member.id));
      const { generateRegistrationOptions } = await import('@simplewebauthn/server');
      return generateRegistrationOptions({
        rpName: name(),
        rpID: url.hostname,
        userID: new TextEncoder().encode(member.id),
        userName: member.name,
        userDisplayName: member.name,
        challenge: Uint8Array.from(Buffer.from(challenges.make(purposeOf(member)), 'base64url')),
        excludeCredentials: known,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },
    async register(member, body, userAgent) {
      const parsed = registrationSchema.safeParse(body);
      if (!parsed.success) return false;
      const expected = { url, challenges, purpose: purposeOf(member) };
      const made = await verifyRegistration(parsed.data.credential, expected);
      if (!made) return false;
      const device = deviceName(userAgent);
      const inserted = await whileSignedIn(queries, member, async (tx) => {
        const passkeys = await tx
          .insert(staffPasskey)
          .values({ ...made, staff: member.id, name: device })
          .onConflictDoNothing()
          .returning({ id: staffPasskey.id });
        const outcome = passkeys.length > 0 ? 'done' : 'refused';
        const act = { staff: member.id, act: 'passkey_added', subject: member.id };
        await tx.insert(auditLog).values({ ...act, after: { device }, outcome });
        return outcome;
      });
      return inserted === 'done';
    },
  };
}
