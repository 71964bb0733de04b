import { data } from 'react-router';

export function loader() {
  throw data(null, { status: 404 });
}

/** Never shown: the loader throws. */
export default function NotFound() {
  return null;
}
