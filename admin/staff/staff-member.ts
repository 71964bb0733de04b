/** Whoever is signed in to the admin. */
export type StaffMember = { id: string; name: string; hasPasskey: boolean };

/** What staff can do that is recorded in `staff_act`. */
export type StaffActKind = 'entered' | 'signed_in' | 'signed_out' | 'passkey_added';
