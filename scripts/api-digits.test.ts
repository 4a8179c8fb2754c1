import { catalogue } from '@isentrope/calculators';
import { answerCases, takesLong, understoodCase, type Definition } from '@isentrope/calculators/kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiKey, askApi, person, startTestServer, type TestServer } from '../server/src/testing/index.ts';

let server: TestServer;
let key: string;
beforeAll(async () => {
  server = await startTestServer();
  key = await apiKey(await person(server, 'pro'));
});
afterAll(() => server.stop());

/** Cases of the examples; of what takes long, one. */
function casesOf(definition: Definition): readonly unknown[] {
  const [first, ...others] = definition.examples;
  if (takesLong(definition)) return first?.cases.slice(0, 1) ?? [];
  return definition.together ? (first?.cases ?? []) : [first, ...others].flatMap(example => example?.cases ?? []);
}

test.each(catalogue.map(({ meta, load }) => ({ id: meta.id, load })))(
  'the API answers the examples of $id to the last digit as the command line does',
  async ({ id, load }) => {
    const definition = await load();
    const cases = casesOf(definition);
    const read = cases.map((given, place) => understoodCase(definition, given, place));
    const { answers, together } = await answerCases(definition, read, 0, { working: true, together: true });
    const asked = await askApi(server.origin, `/tools/${id}/run`, { key, body: { cases, working: true } });
    expect(asked.status, asked.text.slice(0, 500)).toBe(200);
    expect(asked.json?.['cases']).toEqual(answers.map(answer => JSON.parse(answer) as unknown));
    expect(asked.json?.['together']).toEqual(together === undefined ? undefined : JSON.parse(together));
  },
);
