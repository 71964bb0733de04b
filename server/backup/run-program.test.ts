import { expect, test } from 'vitest';
import { runProgram } from './run-program.ts';

test('a secret is masked before a long complaint is cut, so that no part of it is left over', async () => {
  const complain = `printf hunter22${'x'.repeat(496)} >&2; exit 1`;
  const mask = (complaint: string) => complaint.replaceAll('hunter22', '•');
  await expect(runProgram('sh', ['-c', complain], { mask })).rejects.toThrow(/: •?x{496}$/);
});
