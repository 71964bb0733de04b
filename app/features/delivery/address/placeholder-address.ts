/** The fixed placeholder that every order is delivered to (spec 9). */

export const DELIVERY_STREET = '12 Harbour Lane';
export const DELIVERY_CITY = 'Portland, OR 97201';
