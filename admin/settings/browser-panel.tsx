import { KeyList } from '#admin/keys/key-list.tsx';
import { type Preference, usePreference, writePreference } from '#admin/keys/preferences.ts';
import { allowSound, playOrderSound } from '#admin/orders/order-sound.ts';
import choiceStyles from '#admin/ui/choice.module.css';
import { useIsHydrated } from '#admin/ui/use-is-hydrated.ts';
import { Panel } from '#app/ui/panel.tsx';
import styles from './settings.module.css';

type SwitchProps = {
  preference: Preference;
  /** Whether the box is ticked while the preference is off. */
  isInverse?: boolean;
  onSwitch?(isOn: boolean): void;
  children: string;
};

function Switch({ preference, isInverse = false, onSwitch, children }: SwitchProps) {
  const isOn = usePreference(preference);
  return (
    <label className={choiceStyles.choice}>
      <input
        type="checkbox"
        checked={isOn !== isInverse}
        onChange={({ target }) => {
          writePreference(preference, target.checked !== isInverse);
          onSwitch?.(target.checked);
        }}
      />
      <span>{children}</span>
    </label>
  );
}

/** The click has allowed it, so that it can sound at once. */
function tryOut(isOn: boolean): void {
  if (!isOn) return;
  allowSound();
  playOrderSound();
}

/** What this browser is to do for whoever sits before it; without scripts it can do none of it. */
export function BrowserPanel() {
  if (!useIsHydrated()) return null;
  return (
    <Panel labelledBy="browser" className="stack">
      <div>
        <h2 id="browser" className={styles.title}>
          In this browser
        </h2>
        <p className={styles.muted}>Remembered here alone. Nobody else sees it.</p>
      </div>
      <div>
        <Switch preference="sound" onSwitch={tryOut}>
          A sound for each new order
        </Switch>
        <p className={styles.muted}>
          After a page is loaded, browsers play it once you have clicked or typed anywhere.
        </p>
      </div>
      <Switch preference="no-keys" isInverse>
        Keys that go to a page, a list or the search
      </Switch>
      <KeyList />
    </Panel>
  );
}
