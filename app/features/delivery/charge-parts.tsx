import { messages } from '#app/features/delivery/messages/messages.ts';
import { Price } from '#app/ui/price.tsx';
import styles from './charge-parts.module.css';

/** What a charge is made of, above its total; nothing where it is the items alone. */
export function ChargeParts({ parts }: { parts: readonly { name: string; cents: number }[] }) {
  if (parts.length === 0) return null;
  return (
    <dl className={`${styles.parts} grid gap-2`}>
      {parts.map(({ name, cents }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <PartAmount cents={cents} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What is taken off has a minus. */
export function PartAmount({ cents }: { cents: number }) {
  if (cents === 0) return messages.free;
  return <Price cents={cents} />;
}
