/** The admin's one table of pages. */
import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('enter', 'routes/enter.tsx'),
  route('welcome', 'routes/welcome.tsx'),
  route('sign-out', 'routes/sign-out.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
