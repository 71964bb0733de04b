/**
 * The one template of all mails. Mail readers know tables and inline styles; the few that know style
 * sheets and the dark scheme get the classes.
 */
import type { CSSProperties } from 'react';
import { ownPictureSources } from '#app/features/catalogue/product/own-pictures.ts';
import { messages as deliveryMessages } from '#app/features/delivery/messages/messages.ts';
import { messages } from '#app/features/mail/messages/messages.ts';
import { DEFAULT_ACCENT, paletteOf, type Scheme } from '#app/shared/colour/palette.ts';
import { shopLocale } from '#app/shared/locale.ts';
import { messages as shared } from '#app/shared/messages/messages.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { type ShopLink, shopAddress } from '#app/shared/shop-link.ts';
import type { MailBlock, MailContent, MailSetting } from './mail-content.ts';

/** The colours of app/ui/tokens.css. */
const PAGE = '#eceef0';
const SURFACE = '#ffffff';
const TEXT = '#131921';
const MUTED = '#545c66';
const BORDER = '#d7dbdf';
const HEADER = '#131921';
const ON_HEADER = '#ffffff';

const darkStyles = ({ dark }: ReturnType<typeof paletteOf>) => `
@media (prefers-color-scheme: dark) {
  .page { background: #0b0f14 !important; }
  .surface { background: #1a212a !important; }
  .text, .text a { color: #f0f2f5 !important; }
  .muted, .muted a { color: #aab4c0 !important; }
  .line { border-color: #323d4a !important; }
  .action { background: ${dark.action} !important; color: ${dark['on-action']} !important; }
}`;

const FONT = 'Figtree, system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

const text: CSSProperties = {
  margin: 0,
  padding: '0 0 16px',
  color: TEXT,
  fontFamily: FONT,
  fontSize: '16px',
  lineHeight: '24px',
  overflowWrap: 'anywhere',
};
const muted: CSSProperties = { ...text, color: MUTED, fontSize: '13px', lineHeight: '20px' };
const cell: CSSProperties = { ...text, padding: '8px 0', borderTop: `1px solid ${BORDER}` };

/** An amount is never broken. */
const amount: CSSProperties = { ...cell, whiteSpace: 'nowrap' };

type TableProps = { children: React.ReactNode; style?: CSSProperties };

/** A table for the layout alone. */
function Table({ children, style }: TableProps) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ borderCollapse: 'collapse', ...style }}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

type AddressOf = (link: ShopLink) => string;

/** The address of a product's picture, for whoever reads it elsewhere; null without one. */
type PictureOf = (image: string) => string | null;

/** On white, as the pictures of the shop; mail readers know no other way to fit it into a square. */
function Picture({ address }: { address: string | null }) {
  if (address === null) return null;
  return (
    <img
      src={address}
      alt=""
      // Without it React adds a link that loads it early; mail readers know none.
      loading="lazy"
      width={48}
      height={48}
      style={{ display: 'block', borderRadius: '6px', background: SURFACE, objectFit: 'contain' }}
    />
  );
}

type ItemsProps = { block: Extract<MailBlock, { kind: 'items' }>; pictureOf: PictureOf };

/** What was bought, with its pictures where there are any, and what it came to. */
function Items({ block, pictureOf }: ItemsProps) {
  const hasPictures = block.items.some(({ image }) => pictureOf(image) !== null);
  const span = hasPictures ? 2 : 1;
  return (
    <Table style={{ marginBottom: '16px' }}>
      {block.items.map(({ title, image, count, totalCents }) => (
        <tr key={`${title} ${totalCents}`}>
          {hasPictures && (
            <td className="line" width="60" valign="top" style={cell}>
              <Picture address={pictureOf(image)} />
            </td>
          )}
          <td className="text line" valign="top" style={{ ...cell, paddingRight: '12px' }}>
            {count > 1 && `${count} × `}
            {title}
          </td>
          <td className="text line" valign="top" align="right" style={amount}>
            {formatCents(totalCents)}
          </td>
        </tr>
      ))}
      {block.more > 0 && (
        <tr>
          <td className="muted line" colSpan={span + 1} style={{ ...cell, color: MUTED }}>
            {messages.andMore(block.more)}
          </td>
        </tr>
      )}
      {block.parts.map(([name, cents]) => (
        <tr key={name}>
          <td className="text line" colSpan={span} style={cell}>
            {name}
          </td>
          <td className="text line" align="right" style={amount}>
            {cents === 0 ? deliveryMessages.free : formatCents(cents)}
          </td>
        </tr>
      ))}
      <tr>
        <td className="text line" colSpan={span} style={{ ...cell, fontWeight: 700 }}>
          {messages.total}
        </td>
        <td className="text line" align="right" style={{ ...amount, fontWeight: 700 }}>
          {formatCents(block.totalCents)}
        </td>
      </tr>
      {block.taxes.map(([name, cents]) => (
        <tr key={name}>
          <td className="muted line" colSpan={span} style={{ ...cell, color: MUTED }}>
            {name}
          </td>
          <td className="muted line" align="right" style={{ ...amount, color: MUTED }}>
            {formatCents(cents)}
          </td>
        </tr>
      ))}
    </Table>
  );
}

type BlockProps = {
  block: MailBlock;
  addressOf: AddressOf;
  pictureOf: PictureOf;
  light: Scheme;
};

function Block({ block, addressOf, pictureOf, light }: BlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className="text" style={text}>
          {block.text}
        </p>
      );
    case 'button':
      return (
        <p style={{ ...text, padding: '8px 0 24px' }}>
          <a
            className="action"
            href={addressOf(block.link)}
            style={{
              display: 'inline-block',
              padding: '12px 20px',
              borderRadius: '24px',
              background: light.action,
              color: light['on-action'],
              fontWeight: 600,
              textAlign: 'center',
              textDecoration: 'none',
            }}
          >
            {block.label}
          </a>
        </p>
      );
    case 'link':
      return (
        <p className="text" style={text}>
          <a href={block.address} style={{ color: TEXT }}>
            {block.label}
          </a>
        </p>
      );
    case 'facts':
      return (
        <Table style={{ marginBottom: '16px' }}>
          {block.facts.map(([name, value]) => (
            <tr key={name}>
              <td
                className="muted line"
                width="35%"
                valign="top"
                style={{ ...cell, color: MUTED, paddingRight: '12px' }}
              >
                {name}
              </td>
              <td className="text line" valign="top" style={cell}>
                {value}
              </td>
            </tr>
          ))}
        </Table>
      );
    case 'list':
      return (
        <Table style={{ marginBottom: '16px' }}>
          {block.lines.map((line) => (
            <tr key={line}>
              <td
                className="text line"
                style={{ ...cell, fontFamily: 'monospace', fontSize: '14px' }}
              >
                {line}
              </td>
            </tr>
          ))}
        </Table>
      );
    case 'items':
      return <Items block={block} pictureOf={pictureOf} />;
  }
}

type MailLayoutProps = {
  content: MailContent;
  setting: Pick<MailSetting, 'shopName' | 'shopUrl' | 'accent'>;
};

export function MailLayout({ content, setting }: MailLayoutProps) {
  const { subject, preview, heading, blocks, reason, stop } = content;
  const { shopName, shopUrl, accent = DEFAULT_ACCENT } = setting;
  const palette = paletteOf(accent);
  const { light } = palette;
  const addressOf: AddressOf = (link) => shopAddress(shopUrl(), link);
  // Nobody else learns that the mail was opened: pictures of other hosts are left out.
  const pictureOf: PictureOf = (image) => {
    const own = ownPictureSources(image, false);
    return own && new URL(own.src, shopUrl()).href;
  };
  return (
    <html lang={shopLocale().language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{darkStyles(palette)}</style>
      </head>
      <body className="page" style={{ margin: 0, padding: 0, background: PAGE }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div>
        <Table>
          <tr>
            <td className="page" align="center" style={{ padding: '16px 8px', background: PAGE }}>
              <Table style={{ maxWidth: '560px', textAlign: 'left' }}>
                <tr>
                  <td style={{ padding: '16px 24px', background: HEADER }}>
                    <a
                      href={addressOf({ page: '/' })}
                      style={{
                        color: ON_HEADER,
                        fontFamily: FONT,
                        fontSize: '20px',
                        fontWeight: 700,
                        textDecoration: 'none',
                      }}
                    >
                      {shopName}
                    </a>
                  </td>
                </tr>
                <tr>
                  <td className="surface" style={{ padding: '24px 24px 8px', background: SURFACE }}>
                    <h1
                      className="text"
                      style={{ ...text, fontSize: '22px', lineHeight: '28px', fontWeight: 700 }}
                    >
                      {heading}
                    </h1>
                    {blocks.map((block, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
                      <Block key={index} {...{ block, addressOf, pictureOf, light }} />
                    ))}
                  </td>
                </tr>
                <tr>
                  <td style={{ padding: '16px 24px' }}>
                    <p className="muted" style={{ ...muted, padding: 0 }}>
                      {reason}
                    </p>
                    <p className="muted" style={{ ...muted, padding: '4px 0 0' }}>
                      <a href={addressOf({ page: '/' })} style={{ color: MUTED }}>
                        {shopName}
                      </a>
                      {' · '}
                      <a href={addressOf({ page: '/help' })} style={{ color: MUTED }}>
                        {shared.pages.help}
                      </a>
                      {' · '}
                      <a href={addressOf({ page: '/privacy' })} style={{ color: MUTED }}>
                        {shared.pages.privacy}
                      </a>
                      {stop && ' · '}
                      {stop && (
                        <a href={addressOf(stop.link)} style={{ color: MUTED }}>
                          {stop.label}
                        </a>
                      )}
                    </p>
                  </td>
                </tr>
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
}
