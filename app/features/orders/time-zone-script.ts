/** Tells the server the browser's time zone, so that dates need no correction on the page. */

export const TIME_ZONE_COOKIE = 'time_zone';

/** On the document as long as dates may be in another zone than the browser's. */
export const TIME_ZONE_UNKNOWN_CLASS = 'time-zone-unknown';

/**
 * Runs in the head, before anything is painted. When the server could not know the zone it marks
 * the document, and dates stay hidden until the page has come to life and shows them right.
 */
export const TIME_ZONE_SCRIPT = `(function(){var z=Intl.DateTimeFormat().resolvedOptions().timeZone;if(!z)return;var c="${TIME_ZONE_COOKIE}="+encodeURIComponent(z);if(document.cookie.split("; ").indexOf(c)<0){document.cookie=c+"; path=/; max-age=31536000; samesite=lax";document.documentElement.classList.add("${TIME_ZONE_UNKNOWN_CLASS}")}})()`;
