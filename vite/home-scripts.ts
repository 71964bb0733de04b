/** Which modules the browser loads together: a page has few scripts, small ones, and other pages’ code comes at the first interaction. */

/** What a module's importers are asked of. */
type ModuleGraph = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** What the first visit of the home page loads: from these on, everything that they import. */
const FIRST_VISIT =
  /[\\/]app[\\/](entry\.client|root|features[\\/]catalogue[\\/]routes[\\/]home)\.tsx/;

/** React Router loads these by name: each stays a file of its own. */
const ROUTE = /[\\/]app[\\/](root|(features[\\/]\w+[\\/])?routes[\\/][\w-]+)\.tsx/;

/**
 * Names the one file for everything that the home page needs but its routes: fewer files are fewer
 * round trips, and one text compresses better than many. What other pages share falls where it may.
 */
export function createHomeScripts(): (id: string, graph: ModuleGraph) => string | null {
  const known = new Map<string, boolean>();

  function isNeeded(id: string, graph: ModuleGraph): boolean {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    // Modules may import each other in a circle.
    known.set(id, false);
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    const needed = FIRST_VISIT.test(id) || importers.some((importer) => isNeeded(importer, graph));
    known.set(id, needed);
    return needed;
  }

  return (id, graph) => (!ROUTE.test(id) && isNeeded(id, graph) ? 'shop' : null);
}
