/** The settings of the shop as its pages show them: by heading. */
import type { SettingGroup } from '#app/features/settings/setting.ts';
import { BRAND_KINDS } from '#app/shared/brand-picture.ts';
import {
  type ListedSetting,
  versionOfSettings,
} from '#operations/settings/shop-settings.server.ts';
import { inShopWords } from '#operations/words/in-shop-words.ts';
import { settingWord } from '#operations/words/setting-word.ts';
import type { SettingOfPicture } from './brand-picture-field.tsx';
import type { SettingsOfGroup } from './shop-settings-panel.tsx';

export function settingsOfGroups(
  settings: readonly ListedSetting[],
  groups: readonly SettingGroup[],
): SettingsOfGroup[] {
  return groups.map((group) => {
    const ofGroup = settings
      .filter((one) => one.group === group)
      .map((one) => ({
        ...one,
        label: inShopWords(one.label),
        word: settingWord(one.name, one.value) ?? one.value,
      }));
    const own = ofGroup.filter(({ source }) => source !== 'environment');
    const names = own.map(({ name }) => name);
    return { group, settings: ofGroup, version: versionOfSettings(settings, names) };
  });
}

/** The logo, the icon, the hero and the notice, each with a version of its own. */
export function settingsOfPictures(settings: readonly ListedSetting[]): SettingOfPicture[] {
  return BRAND_KINDS.flatMap((kind) => {
    const one = settings.find(({ name }) => name === kind);
    if (!one) return [];
    const label = inShopWords(one.label);
    return [{ kind, label, value: one.value, version: versionOfSettings(settings, [kind]) }];
  });
}
