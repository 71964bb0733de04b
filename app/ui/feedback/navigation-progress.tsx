import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

/**
 * A thin bar at the top of the window while the next page is on its way, or something is being
 * saved; what is quick shows none.
 */
export function NavigationProgress({ saving }: { saving: boolean }) {
  const { state } = useNavigation();
  if (state === 'idle' && !saving) return null;
  return <div className={styles.bar} aria-hidden="true" />;
}
