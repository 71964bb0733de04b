import { useRouteLoaderData } from 'react-router';

/** The time zone of the shop, so that all of its staff speak of the same hour. */
export function useShopZone(): string {
  const root = useRouteLoaderData<{ timeZone: string }>('root');
  return root?.timeZone ?? 'UTC';
}
