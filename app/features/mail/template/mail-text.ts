/** The plain text part of a mail. */
import { formatCents } from '#app/shared/money.ts';
import type { MailBlock, MailContent, MailSetting } from './mail-content.ts';

function toText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'button':
      return `${block.label}:\n${block.url}`;
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
  { shopName, urlOf }: Pick<MailSetting, 'shopName' | 'urlOf'>,
): string {
  const parts = [heading, ...blocks.map(toText), `--\n${shopName}, ${urlOf('/')}\n${reason}`];
  return `${parts.join('\n\n')}\n`;
}
