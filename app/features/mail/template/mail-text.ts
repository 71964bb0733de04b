/** The plain text part of a mail. */
import { formatCents } from '#app/shared/money.ts';
import { shopAddress } from '#app/shared/shop-link.ts';
import type { MailBlock, MailContent, MailSetting } from './mail-content.ts';

function toText(block: MailBlock, shopUrl: string): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'button':
      return `${block.label}:\n${shopAddress(shopUrl, block.link)}`;
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
    case 'list':
      return block.lines.map((line) => `- ${line}`).join('\n');
    case 'items':
      return [
        ...block.items.map(
          ({ title, count, totalCents }) =>
            `${count > 1 ? `${count} × ` : ''}${title}: ${formatCents(totalCents)}`,
        ),
        ...(block.more > 0 ? [`and ${block.more} more`] : []),
        ...block.parts.map(([name, cents]) => `${name}: ${formatCents(cents)}`),
        `Total: ${formatCents(block.totalCents)}`,
        ...block.taxes.map(([name, cents]) => `${name}: ${formatCents(cents)}`),
      ].join('\n');
  }
}

export function mailText(
  { heading, blocks, reason }: MailContent,
  { shopName, shopUrl }: Pick<MailSetting, 'shopName' | 'shopUrl'>,
): string {
  const origin = shopUrl();
  const home = shopAddress(origin, { page: '/' });
  const words = blocks.map((block) => toText(block, origin));
  const parts = [heading, ...words, `--\n${shopName}, ${home}\n${reason}`];
  return `${parts.join('\n\n')}\n`;
}
