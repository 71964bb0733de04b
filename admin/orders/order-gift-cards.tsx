import { Link } from 'react-router';
import { Section } from '#admin/ui/section.tsx';
import { useShopZone } from '#admin/ui/use-shop-zone.ts';
import { cardFact } from '#app/features/credits/bought-card-words.ts';
import type { BoughtCard } from '#app/features/credits/bought-cards.ts';
import { maskedCode } from '#app/features/credits/gift-card-code.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { messages } from './messages/messages.ts';

/** The gift cards that the order has bought, each with its own page; nothing of an order of goods. */
export function OrderGiftCards({ cards }: { cards: readonly BoughtCard[] }) {
  const timeZone = useShopZone();
  if (cards.length === 0) return null;
  return (
    <Section title={messages.giftCards}>
      <ul className="grid gap-2">
        {cards.map((card) => {
          const [name, words] = cardFact(card, timeZone);
          return (
            <li key={card.id}>
              <Link to={`/gift-cards/${card.id}`}>
                {[name, card.ending && maskedCode(card.ending)].filter(Boolean).join(' ')}
              </Link>{' '}
              {words} · {messages.leftOn(formatCents(card.balanceCents))}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
