import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@isentrope/calculators';
import { caseJson, documentSchema, fieldsFromJson, loadForDocument, run } from '@isentrope/calculators/kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectAssistant, type ConnectedAssistant } from '../server/src/testing/assistant.ts';
import { apiKey, person, startTestServer, type TestServer } from '../server/src/testing/index.ts';
import { files, root } from './sources.mjs';

/** What an assistant is answered about every calculator is the kit's own answer, to the last digit. */

let server: TestServer;
let assistant: ConnectedAssistant;
beforeAll(async () => {
  server = await startTestServer();
  assistant = await connectAssistant(server.origin, await apiKey(await person(server, 'pro')));
});
afterAll(async () => {
  await assistant.client.close();
  await server.stop();
});

test.each(catalogue.map(({ meta, load }) => [meta.id, load] as const))('%s', async (tool, load) => {
  const definition = await load();
  const { data: described } = await assistant.call('describe_tool', { tool });
  expect(described).toMatchObject({ tool, title: definition.title, purpose: definition.summary });
  const cases = definition.examples[0]?.cases ?? [{}];
  const { data, words } = await assistant.call('run_tool', { tool, cases });
  const document = { schema: documentSchema, tool, cases: cases.map(given => fieldsFromJson(definition, given)) };
  await loadForDocument(definition, document);
  const report = run(definition, document, { working: false, pictures: false });
  const own = JSON.parse(JSON.stringify(report.cases.map(each => caseJson(definition, each)))) as object[];
  expect(data?.['cases'], words).toEqual(own.map(each => expect.objectContaining(each) as unknown));
  expect(data).toMatchObject({
    engine: expect.any(String) as string,
    link: expect.stringContaining(`/${tool}#cases=`) as string,
  });
});

test('what speaks the protocol is loaded by the first message, and by no page', () => {
  const sources = files(/\.tsx?$/, root).map(file => [file, readFileSync(join(root, file), 'utf8')] as const);
  const naming = (words: RegExp) => sources.filter(([, text]) => words.test(text)).map(([file]) => file);
  expect(naming(/from '@modelcontextprotocol\/sdk/)).toEqual([
    'server/src/assistants/session.ts',
    'server/src/testing/assistant.ts',
  ]);
  expect(naming(/from '\.[^']*\/session\.ts'/).filter(file => file.startsWith('server/src/assistants/'))).toEqual([]);
});
