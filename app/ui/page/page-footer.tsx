import { Link } from 'react-router';
import styles from './page-footer.module.css';

export function PageFooter() {
  return (
    <footer className={`${styles.footer} screen-only`}>
      <div className={styles.content}>
        <div>
          <p className={styles.name}>Basket</p>
          <p className={styles.about}>A whole online shop, open source and yours to run.</p>
        </div>
        <nav aria-label="Footer">
          <ul className={styles.links}>
            <li>
              <Link to="/">Home</Link>
            </li>
            <li>
              <Link to="/categories">Categories</Link>
            </li>
            <li>
              <Link to="/orders">Your orders</Link>
            </li>
            <li>
              <Link to="/checkout">Your basket</Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
