/** Sends the browser's time zone to the server in a cookie, so that dates are rendered right at first. */

export const TIME_ZONE_COOKIE = 'time_zone';

/** Set on the document while its dates may be in another zone than the browser's. */
export const TIME_ZONE_UNKNOWN_CLASS = 'time-zone-unknown';

/**
 * Runs in the head, before the first paint. When the server could not know the zone, it marks
 * the document, and dates stay hidden until hydration has corrected them.
 */
export const TIME_ZONE_SCRIPT = `(function(){var z=Intl.DateTimeFormat().resolvedOptions().timeZone;if(!z)return;var c="${TIME_ZONE_COOKIE}="+encodeURIComponent(z);if(document.cookie.split("; ").indexOf(c)<0){document.cookie=c+"; path=/; max-age=31536000; samesite=lax";document.documentElement.classList.add("${TIME_ZONE_UNKNOWN_CLASS}")}})()`;
