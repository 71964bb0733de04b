/** The address that a guest may give for the confirmation (docs/decisions/050), in the form without scripts. */

/** The field's name. */
export const EMAIL_FIELD = 'confirmation-email';

/** The query of the payment page after the form: `saved` or `malformed`. */
export const EMAIL_QUERY = 'email';
