/** Who a mail comes from. */
export type MailAddress = { name: string; address: string };

/** The host of an address, for a Message-ID. */
export function hostOfAddress(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
