/** Where a parcel is followed, for the carriers that the shop knows. */

/** By the carrier's name in lower case, without spaces: the address that the tracking number ends. */
const CARRIERS: Record<string, string> = {
  australiapost: 'https://auspost.com.au/mypost/track/#/details/',
  canadapost: 'https://www.canadapost-postescanada.ca/track-reperage/en#/details/',
  dhl: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  royalmail: 'https://www.royalmail.com/track-your-item#/tracking-results/',
  ups: 'https://www.ups.com/track?tracknum=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
};

export type Parcel = { carrier: string; tracking: string };

/** The carrier's page about the parcel; null without a number, and for a carrier that is not known. */
export function carrierLink({ carrier, tracking }: Parcel): string | null {
  const name = carrier.toLowerCase().replace(/[\s-]/g, '');
  const address = Object.hasOwn(CARRIERS, name) ? CARRIERS[name] : undefined;
  return address && tracking ? `${address}${encodeURIComponent(tracking)}` : null;
}
