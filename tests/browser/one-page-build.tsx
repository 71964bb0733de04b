/** React Router's build of the root and one page, made by hand for a test that replaces its modules. */
import { type ServerBuild, useLoaderData } from 'react-router';
import * as entry from '#app/entry.server.tsx';
import * as root from '#app/root.tsx';

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module'];

/** The manifest entry of a module for browsers, which these tests do not have. */
const inBrowser = {
  module: '/page.js',
  hasAction: false,
  hasLoader: true,
  hasErrorBoundary: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};

/** `page` is a module of app/routes whose component takes `loaderData` alone. */
export function onePageBuild(path: string, page: { default: unknown }): ServerBuild {
  const Page = page.default as (props: { loaderData: unknown }) => React.ReactNode;
  // React Router's Vite plugin does this in a real build.
  const component = () => <Page loaderData={useLoaderData()} />;
  const rootRoute = { id: 'root', path: '' };
  const pageRoute = { id: 'page', path, parentId: 'root' };
  return {
    entry: { module: entry as ServerBuild['entry']['module'] },
    routes: {
      root: { ...rootRoute, module: root as unknown as RouteModule },
      page: { ...pageRoute, module: { ...page, default: component } as unknown as RouteModule },
    },
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: { root: { ...rootRoute, ...inBrowser }, page: { ...pageRoute, ...inBrowser } },
      url: '/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'client',
    future: {} as ServerBuild['future'],
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}
