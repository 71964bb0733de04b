/** What was bought, as a table of a mail. */
import { partText } from '#app/features/delivery/terms.ts';
import { messages } from '#app/features/mail/messages/messages.ts';
import { formatCents } from '#app/shared/money/money.ts';
import type { MailBlock } from './mail-content.ts';
import { amount, cell, MUTED, SURFACE, Table } from './mail-style.tsx';

/** The address of a product's picture, for whoever reads it elsewhere; null without one. */
export type PictureOf = (image: string) => string | null;

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
export function Items({ block, pictureOf }: ItemsProps) {
  const { sum } = block;
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
          {sum && (
            <td className="text line" valign="top" align="right" style={amount}>
              {formatCents(totalCents)}
            </td>
          )}
        </tr>
      ))}
      {block.more > 0 && (
        <tr>
          <td className="muted line" colSpan={span + 1} style={{ ...cell, color: MUTED }}>
            {messages.andMore(block.more)}
          </td>
        </tr>
      )}
      {sum?.parts.map(([name, cents]) => (
        <tr key={name}>
          <td className="text line" colSpan={span} style={cell}>
            {name}
          </td>
          <td className="text line" align="right" style={amount}>
            {partText(cents)}
          </td>
        </tr>
      ))}
      {sum && (
        <tr>
          <td className="text line" colSpan={span} style={{ ...cell, fontWeight: 700 }}>
            {messages.total}
          </td>
          <td className="text line" align="right" style={{ ...amount, fontWeight: 700 }}>
            {formatCents(sum.totalCents)}
          </td>
        </tr>
      )}
      {sum?.taxes.map(([name, cents]) => (
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
