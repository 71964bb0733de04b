import { carrierLink, type Parcel } from '#app/features/orders/page/carrier-link.ts';
import { classNames } from '#app/ui/class-names.ts';
import styles from './order-parcel.module.css';

/** Who carries the parcel under which number, with a link to the carrier if it is known. */
export function OrderParcel({ parcel }: { parcel: Parcel }) {
  const { carrier, tracking } = parcel;
  const link = carrierLink(parcel);
  return (
    <dl className={styles.parcel}>
      {carrier && (
        <div>
          <dt>Carrier</dt>
          <dd>{carrier}</dd>
        </div>
      )}
      {tracking && (
        <div>
          <dt>Tracking number</dt>
          <dd className={styles.number}>{tracking}</dd>
        </div>
      )}
      {link && (
        <div className={classNames(styles.follow, 'screen-only')}>
          <dt className="visually-hidden">Where it is</dt>
          <dd>
            <a href={link} rel="noreferrer">
              Follow the parcel at {carrier}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}
