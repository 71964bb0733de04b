/** The longest name that its owner can give a passkey. */
export const MAX_PASSKEY_NAME_LETTERS = 60;
