import { useState } from 'react';
import { useActionData, useLocation } from 'react-router';

/**
 * What the page's action has answered, until the page is left or sent again. The router forgets it with the
 * next live reload of the data, while somebody is reading it.
 */
export function useAnswer<Action>(): ReturnType<typeof useActionData<Action>> {
  const answer = useActionData<Action>();
  const { key } = useLocation();
  const [last, setLast] = useState({ key, answer });
  const isNew = key !== last.key || (answer !== undefined && answer !== last.answer);
  if (isNew) setLast({ key, answer });
  return isNew ? answer : last.answer;
}
