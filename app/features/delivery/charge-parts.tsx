import { messages } from '#app/features/delivery/messages/messages.ts';
import { Price } from '#app/ui/price.tsx';
import styles from './charge-parts.module.css';

type Parts = { parts: readonly { name: string; cents: number }[] };

/** What a charge is made of, above its total; nothing where it is the items alone. */
export function ChargeParts({ parts }: Parts) {
  if (parts.length === 0) return null;
  return (
    <dl className={`${styles.parts} grid gap-2`}>
      <PartRows parts={parts} />
    </dl>
  );
}

/** A row of a sum for each. */
export function PartRows({ parts }: Parts) {
  return parts.map(({ name, cents }) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>
        <PartAmount cents={cents} />
      </dd>
    </div>
  ));
}

/** What is taken off has a minus. */
export function PartAmount({ cents }: { cents: number }) {
  if (cents === 0) return messages.free;
  return <Price cents={cents} />;
}
