/** Loads the page again every two seconds where no scripts do it. */
export function ReloadWithoutScripts() {
  return (
    <noscript>
      <meta httpEquiv="refresh" content="2" />
    </noscript>
  );
}
