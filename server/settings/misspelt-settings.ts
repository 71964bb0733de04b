/** Finds environment variables that are nearly settings of the shop, such as PROT. */
import { editDistance } from '#app/shared/text/edit-distance.ts';
import { type Environment, settingNames } from './settings.ts';

/** Edits that are forgiven: one in a short name, where other programs have names that are near. */
const LONG_NAME = 8;

function meantBy(name: string): string | undefined {
  return settingNames.find((setting) => {
    const allowed = setting.length < LONG_NAME ? 1 : 2;
    if (Math.abs(setting.length - name.length) > allowed) return false;
    return editDistance(name.toUpperCase(), setting) <= allowed;
  });
}

/** A line for each variable that is not a setting and nearly has the name of one. */
export function warnOfMisspeltSettings(environment: Environment): string[] {
  return Object.keys(environment).flatMap((name) => {
    const meant = settingNames.includes(name) ? undefined : meantBy(name);
    return meant === undefined ? [] : [`${name} is not a setting: did you mean ${meant}?`];
  });
}
