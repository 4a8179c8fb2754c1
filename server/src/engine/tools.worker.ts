import { matchesSearch, catalogue, findCalculator } from '@isentrope/calculators';
import {
  answerCases,
  answerEachCase,
  answerExploration,
  caseSchema,
  describeCalculator,
  engineOf,
  recomputeRevision,
  RefusedCase,
  isExpensive,
  caseFromJson,
  type CaseDocument,
  type CaseReport,
  type Definition,
} from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';
import {
  extractDocument,
  isPdf,
  verdictOf,
  verifyFile,
  type PublicKey,
  type Recomputation,
  type RevisionRecord,
} from '@isentrope/records';
import { describeAsText } from './description.worker.ts';
import type { CaseBlockResult, CaseBlock, CaseLocation, DescribedTool, JsonObject, ListedTool } from './messages.ts';

/** Results for programs, the same as those of the command line. */

/** The definition of a calculator. Throws a `Refusal` for an unknown id. */
export async function definitionOf(tool: string): Promise<Definition> {
  const definition = await findCalculator(tool)?.load();
  if (definition === undefined) throw new Refusal(`There is no calculator "${tool.slice(0, 60)}".`);
  return definition;
}

export function listedTools(search: string): ListedTool[] {
  return catalogue
    .filter(({ meta }) => matchesSearch(meta, search))
    .map(({ meta: { id, title, access, summary, standards } }) => ({
      id,
      title,
      access,
      summary,
      standards,
      engine: engineOf(id),
    }));
}

export async function describeTool(tool: string): Promise<DescribedTool> {
  const definition = await definitionOf(tool);
  const { id, title, access, examples, references, guidance } = definition;
  return {
    id,
    title,
    access,
    engine: engineOf(id),
    isExpensive: isExpensive(definition),
    together: definition.together !== undefined,
    described: describeCalculator(definition),
    schema: caseSchema(definition),
    references,
    guidance: guidance?.lines ?? [],
    text: describeAsText(definition),
    examples,
  };
}

export async function calculateBlock(tool: string, block: CaseBlock): Promise<CaseBlockResult> {
  const definition = await definitionOf(tool);
  const { cases, first, each } = block;
  const start = performance.now();
  const result = each
    ? await answerEachCase(definition, cases, first, block)
    : await answerCases(
        definition,
        cases.map((input, at) => caseFromJson(definition, input, first + at)),
        first,
        block,
      );
  return { ...result, milliseconds: performance.now() - start };
}

export async function runAnalysis(tool: string, request: JsonObject): Promise<JsonObject> {
  return { ...(await answerExploration(await definitionOf(tool), request)) };
}

/** The place of a refusal. */
export function placeOf(refusal: Refusal): CaseLocation {
  if (!(refusal instanceof RefusedCase)) return {};
  const { index, field } = refusal;
  return field === undefined ? { case: index } : { case: index, field };
}

/** The verdict on a file of revisions, with the result of recalculating each. */
export async function verifyRevisions(file: Uint8Array, keys: readonly PublicKey[], pro: boolean): Promise<JsonObject> {
  const found = await verifyFile(textOfFile(file), keys);
  const recomputations: Recomputation[] = [];
  for (const { record } of found.file?.revisions ?? []) recomputations.push(await recomputeRecord(record, pro));
  return { ...verdictOf(found, recomputations), recomputations };
}

/** The text of a file of revisions, plain or attached to a PDF. */
function textOfFile(file: Uint8Array): string {
  if (!isPdf(file)) return new TextDecoder().decode(file);
  const found = extractDocument(file);
  if ('problem' in found) throw new Refusal(found.problem);
  return found.text;
}

async function recomputeRecord({ revision, document, report }: RevisionRecord, pro: boolean): Promise<Recomputation> {
  const entry = findCalculator(document.tool);
  if (!entry) return { revision, reason: `There is no tool "${document.tool}".` };
  if (entry.meta.access === 'pro' && !pro)
    return { revision, reason: `${entry.meta.title} can be recalculated only with a key of an account with Pro.` };
  return recomputeRevision(await entry.load(), revision, document as CaseDocument, report as unknown as CaseReport);
}
