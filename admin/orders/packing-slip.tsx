import { ShortTime } from '#admin/ui/short-time.tsx';
import styles from './packing-slip.module.css';

export type Slip = {
  number: string;
  createdSeconds: number;
  email: string | null;
  /** Where it goes, as on a parcel; empty for the placeholder. */
  address: readonly string[];
  items: readonly { variant: string; title: string; count: number }[];
};

/** What goes into the parcel, on a page of its own when printed. It has no prices. */
export function PackingSlip({ shop, slip }: { shop: string; slip: Slip }) {
  return (
    <section className={styles.slip} aria-label={`Order ${slip.number}`}>
      <h2>
        {shop}: order {slip.number}
      </h2>
      <p>
        Placed <ShortTime seconds={slip.createdSeconds} />
        {slip.email && ` for ${slip.email}`}
      </p>
      {slip.address.length > 0 && (
        <address className={styles.address} dir="auto">
          {slip.address.join('\n')}
        </address>
      )}
      <table className={styles.items}>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Item</th>
            <th scope="col">Packed</th>
          </tr>
        </thead>
        <tbody>
          {slip.items.map(({ variant, title, count }) => (
            <tr key={variant}>
              <td>{count} ×</td>
              <td>
                {title} <span className={styles.variant}>{variant}</span>
              </td>
              <td>
                <span className={styles.box} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
