/**
 * The one template of all mails. Mail readers know tables and inline styles; the few that know style
 * sheets and the dark scheme get the classes.
 */
import { ownPictureSources } from '#app/features/catalogue/product/pictures/picture-sizes.ts';
import { DEFAULT_ACCENT, paletteOf, type Scheme } from '#app/shared/colour/palette.ts';
import { type ShopLink, shopAddress } from '#app/shared/http/shop-link.ts';
import { shopLocale } from '#app/shared/locale.ts';
import { messages as shared } from '#app/shared/messages/messages.ts';
import type { MailBlock, MailContent, MailSetting } from './mail-content.ts';
import { Items, type PictureOf } from './mail-items.tsx';
import {
  cell,
  FONT,
  HEADER,
  MUTED,
  muted,
  ON_HEADER,
  PAGE,
  SURFACE,
  Table,
  TEXT,
  text,
} from './mail-style.tsx';

const darkStyles = ({ dark }: ReturnType<typeof paletteOf>) => `
@media (prefers-color-scheme: dark) {
  .page { background: #0b0f14 !important; }
  .surface { background: #1a212a !important; }
  .text, .text a { color: #f0f2f5 !important; }
  .muted, .muted a { color: #aab4c0 !important; }
  .line { border-color: #323d4a !important; }
  .action { background: ${dark.action} !important; color: ${dark['on-action']} !important; }
}`;

type AddressOf = (link: ShopLink) => string;

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
    case 'admin':
      return (
        <p style={{ ...text, padding: '8px 0 24px' }}>
          <a
            className="action"
            href={block.kind === 'admin' ? block.address : addressOf(block.link)}
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
              <td
                className="text line"
                valign="top"
                style={value.includes('\n') ? { ...cell, whiteSpace: 'pre-line' } : cell}
              >
                {value}
              </td>
            </tr>
          ))}
        </Table>
      );
    case 'list':
    case 'commands': {
      const isTyped = block.kind === 'commands';
      const style = isTyped ? { ...cell, fontFamily: 'monospace', fontSize: '14px' } : cell;
      return (
        <Table style={{ marginBottom: '16px' }}>
          {block.lines.map((line) => (
            <tr key={line}>
              <td className="text line" style={style}>
                {line}
              </td>
            </tr>
          ))}
        </Table>
      );
    }
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
                      <a href={addressOf({ page: '/returns' })} style={{ color: MUTED }}>
                        {shared.pages.returns}
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
