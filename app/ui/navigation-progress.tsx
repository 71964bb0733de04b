import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

/** A thin bar at the top of the window while the next page is on its way; quick pages show none. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={styles.bar} aria-hidden="true" />;
}
