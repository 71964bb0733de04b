import { useState } from 'react';
import { useActionData, useLocation } from 'react-router';
import { connection } from '#app/ui/feedback/connection.ts';

/**
 * What the page's action has answered, until the page is left or answers again. The router forgets it with the
 * next live reload of the data, while somebody is reading it, and where a form does not reach the shop.
 */
export function useAnswer<Action>(): ReturnType<typeof useActionData<Action>> {
  const answer = useActionData<Action>();
  const { key } = useLocation();
  const [last, setLast] = useState({ key, answer });
  const isMoved = key !== last.key;
  const isUnreached = isMoved && answer === undefined && connection.isLost();
  const isNew = isMoved ? !isUnreached : answer !== undefined && answer !== last.answer;
  if (isNew || isUnreached) setLast({ key, answer: isNew ? answer : last.answer });
  return isNew ? answer : last.answer;
}
