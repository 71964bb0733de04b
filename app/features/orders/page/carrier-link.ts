/** Where a parcel is followed, for the carriers that the shop knows. */
import type { SentParcel } from '#app/features/orders/order-goods.ts';
import { type Language, shopLocale } from '#app/shared/locale.ts';

/** DHL has a site a country: its own people read it in their language. */
const DHL_SITES: Record<Language, string> = {
  en: 'global-en/home',
  de: 'de-de/home',
  fr: 'fr-fr/home',
  es: 'es-es/home',
};

/**
 * By the carrier's name in lower case, without spaces: the address that the tracking number ends. Those without a
 * language of their own ask the browser for it.
 */
const CARRIERS: Record<string, string> = {
  australiapost: 'https://auspost.com.au/mypost/track/#/details/',
  canadapost: 'https://www.canadapost-postescanada.ca/track-reperage/en#/details/',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  royalmail: 'https://www.royalmail.com/track-your-item#/tracking-results/',
  ups: 'https://www.ups.com/track?tracknum=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
};

/** The carrier's page about the parcel; null without a number, and for a carrier that is not known. */
export function carrierLink({
  carrier,
  tracking,
}: Pick<SentParcel, 'carrier' | 'tracking'>): string | null {
  const name = carrier.toLowerCase().replace(/[\s-]/g, '');
  const address =
    name === 'dhl'
      ? `https://www.dhl.com/${DHL_SITES[shopLocale().language]}/tracking.html?tracking-id=`
      : Object.hasOwn(CARRIERS, name) && CARRIERS[name];
  return address && tracking ? `${address}${encodeURIComponent(tracking)}` : null;
}
