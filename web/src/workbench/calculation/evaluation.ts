/** What `evaluation-code.ts` loads. */
export { run } from '@isentrope/calculators/kit';
