/** The settings of the shop as its pages show them: by heading. */
import type { SettingGroup } from '#app/features/settings/setting.ts';
import {
  type ListedSetting,
  versionOfSettings,
} from '#operations/settings/shop-settings.server.ts';
import type { SettingsOfGroup } from './shop-settings-panel.tsx';

export function settingsOfGroups(
  settings: readonly ListedSetting[],
  groups: readonly SettingGroup[],
): SettingsOfGroup[] {
  return groups.map((group) => {
    const ofGroup = settings.filter((one) => one.group === group);
    const own = ofGroup.filter(({ source }) => source !== 'environment');
    const names = own.map(({ name }) => name);
    return { group, settings: ofGroup, version: versionOfSettings(settings, names) };
  });
}
