/** The mails that a shop has put into its outbox. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';
import type { MailKind } from '#app/features/mail/mail-kinds.ts';
import type { ShopProcess } from './shop-process.ts';

/** The texts of the mails of this kind to an address, the oldest first. */
export function mailsTo({ dataDir }: ShopProcess, address: string, kind: MailKind): string[] {
  const folder = join(dataDir, 'mail');
  try {
    const names = readdirSync(folder).filter((name) => name.includes(`-${kind}-`));
    const mails = names
      .filter((name) => name.endsWith('.eml'))
      .toSorted()
      .map((name) => readFileSync(join(folder, name), 'utf8'));
    return mails.filter((mail) => mail.includes(`To: ${address}`));
  } catch {
    // The folder is made with the first mail.
    return [];
  }
}

/** The link of the newest of so many mails of this kind to an address, once they are there. */
export async function mailedLink(
  shop: ShopProcess,
  address: string,
  kind: MailKind,
  count = 1,
): Promise<string> {
  await expect.poll(() => mailsTo(shop, address, kind).length).toBe(count);
  const links = await Promise.all(
    mailsTo(shop, address, kind).map(async (mail) => {
      const { text = '' } = await PostalMime.parse(mail);
      return new RegExp(`${shop.origin}/[^\\s)>]+\\?[^\\s)>]+`).exec(text)?.[0] ?? '';
    }),
  );
  return links.at(-1) ?? '';
}
