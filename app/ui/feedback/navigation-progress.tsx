import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

/** A progress bar at the top of the window during a navigation or a write that takes a moment. */
export function NavigationProgress({ saving }: { saving: boolean }) {
  const { state } = useNavigation();
  if (state === 'idle' && !saving) return null;
  return <div className={styles.bar} aria-hidden="true" />;
}
