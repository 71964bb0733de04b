/** Which form of a page a request wants: programs that read for people ask for Markdown, browsers never do. */

/** The quality of a type that `Accept` names by itself (RFC 9110, 12.5.1); 0 where it does not. */
function qualityOf(accept: string, type: string): number {
  for (const range of accept.split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    if (name !== type) continue;
    const quality = parameters.find((one) => one.startsWith('q='))?.slice(2);
    const value = quality === undefined ? 1 : Number(quality);
    return value >= 0 && value <= 1 ? value : 0;
  }
  return 0;
}

/** Whether Markdown is named, and no less wanted than HTML. */
export function wantsMarkdown(accept: string | null | undefined): boolean {
  if (!accept || !/text\/markdown/i.test(accept)) return false;
  const quality = qualityOf(accept, 'text/markdown');
  return quality > 0 && quality >= qualityOf(accept, 'text/html');
}
