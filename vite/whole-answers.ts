/** An abort reaches who waits for an answer, and nobody else. */
import type { Plugin } from 'vite';

const SINGLE_FETCH =
  /[\\/]react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]dom[\\/]ssr[\\/]single-fetch\.js$/;
const AS_IT_COMES = 'decodeViaTurboStream(res.body, window)';
const WHEN_IT_IS_THERE = 'decodeViaTurboStream(new Response(await res.arrayBuffer()).body, window)';

/**
 * React Router decodes the answer of a loader or an action as it comes, and lets nobody wait for its end. A
 * navigation that aborts it after the first line leaves a promise that nobody has: an unhandled rejection,
 * 'BodyStreamBuffer was aborted'. No loader here sends anything after the first line, so the answer is read whole
 * first, and the abort rejects what the router waits for. The build fails if a new version is written otherwise.
 */
export function wholeAnswers(): Plugin {
  return {
    name: 'whole-answers',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!SINGLE_FETCH.test(id)) return null;
      if (!code.includes(AS_IT_COMES)) {
        throw new Error(
          'React Router decodes its answers in another way: see vite/whole-answers.ts',
        );
      }
      return { code: code.replace(AS_IT_COMES, WHEN_IT_IS_THERE), map: null };
    },
  };
}
