/** Finds environment variables that are nearly settings of the shop, such as PROT. */
import { type Environment, settingNames } from './settings.ts';

/** Edits that are forgiven: one in a short name, where other programs have names that are near. */
const LONG_NAME = 8;

/**
 * The optimal string alignment distance: how many letters are inserted, removed, replaced or swapped
 * with their neighbour. https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
 */
function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const edited = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const swapped = isSwapped ? (before[column - 2] ?? 0) + 1 : edited;
      current.push(Math.min(edited, swapped));
    }
    before = last;
    last = current;
  }
  return last[to.length] ?? 0;
}

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
