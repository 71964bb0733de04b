/**
 * A page whose main part is each visitor's own. Its frame is made once for all, with a gap (`page-template.server.ts`);
 * the main part alone is rendered for each request, by the same components in the same place.
 */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticRouter, type EntryContext, Outlet, StaticRouterProvider } from 'react-router';
import { ServedVisitorContext } from '#app/features/basket/browser/use-shop-state.ts';
import { MAIN_TAG, type RenderMain } from '#app/page-template.server.ts';
import { SlotFailureContext } from '#app/ui/page/plugin-slot.tsx';

/** The route of the page itself, within the root's. */
function routeOf({ staticHandlerContext, routeModules }: EntryContext) {
  const route = staticHandlerContext.matches.at(-1)?.route;
  const module = route && routeModules[route.id];
  if (!module) throw new Error('This page has no route of its own');
  return { id: route.id, path: route.path ?? '', module };
}

/** The page with a gap where its main part is. */
export function withMainGap(context: EntryContext): EntryContext {
  const { id, module } = routeOf(context);
  const framed = { ...module, default: () => createElement(MAIN_TAG) };
  return { ...context, routeModules: { ...context.routeModules, [id]: framed } };
}

/**
 * Renders what is in the gap. It may use what depends on the visitor and on the page's data for all, and no `useId`:
 * an id says where in the whole page it was made.
 */
export function mainRenderer(
  context: EntryContext,
  onSlotFailure: (plugin: string, place: string) => void,
): RenderMain {
  const { staticHandlerContext } = context;
  const { id, path, module } = routeOf(context);
  const page = { id, path, Component: module.default };
  const router = createStaticRouter(
    [{ id: 'root', path: '', Component: Outlet, children: [page] }],
    staticHandlerContext,
  );
  return (visitor) =>
    renderToString(
      <ServedVisitorContext value={visitor}>
        <SlotFailureContext value={onSlotFailure}>
          <StaticRouterProvider router={router} context={staticHandlerContext} hydrate={false} />
        </SlotFailureContext>
      </ServedVisitorContext>,
    );
}
