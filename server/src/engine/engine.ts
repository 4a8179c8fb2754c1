import { answers as answersShape, type Answers, type PublicKey, type SheetDocument } from '@isentrope/records';
import { createCrew, type Crew, type EngineParts, type Turn } from './crew.ts';
import { EngineProblem } from './engine-problem.ts';
import type {
  AnsweredBlock,
  CaseBlock,
  DescribedTool,
  JsonObject,
  KnownTool,
  ListedTool,
  Reads,
  Recalculated,
  Renewed,
  Request,
  Told,
  ToldCases,
  Worked,
} from './messages.ts';

export type { KnownTool } from './messages.ts';

/** The calculators at the server, in threads of their own. */
export interface Engine {
  /**
   * Works a document through: the report with its working and messages, without drawings and figures, and what all is called.
   * @throws {EngineProblem} for a document that the calculator refuses, one that takes too long, and when too many wait.
   */
  run(tool: string, document: SheetDocument): Promise<Worked>;
  /** Works a document through for what it answers to others. @throws {EngineProblem} as `run`. */
  answers(tool: string, document: SheetDocument): Promise<Answers>;
  /**
   * Has a document say what stands at its sources now, without working it through.
   * @throws {EngineProblem} where a field does not take what its source says.
   */
  renew(tool: string, document: SheetDocument, reads: Reads): Promise<Renewed>;
  /**
   * Works a kept document through again, when nobody else waits, and says what would be otherwise than in its report.
   * @param since when that was made.
   * @throws {EngineProblem} as `run` does.
   */
  recompute(tool: string, document: SheetDocument, kept: unknown, since: string): Promise<Recalculated>;
  /** Reads a document without working it through: the sentence by which its calculator refuses it, if it does. */
  check(tool: string, document: SheetDocument): Promise<string | undefined>;
  /** All calculators. */
  tools(): Promise<readonly KnownTool[]>;
  /** What visitors are told of the calculators that answer to the words of a search; of all, where it is blank. */
  list(search: string): Promise<readonly ListedTool[]>;
  /** A calculator as data: fields, units, options, results, its JSON Schema and examples. @throws {EngineProblem} where there is none. */
  describe(tool: string): Promise<DescribedTool>;
  /**
   * Works cases of JSON through, as the command line reads and prints them.
   * @throws {EngineProblem} as `run`; of a case that is not understood, with its place and field.
   */
  answerCases(tool: string, block: CaseBlock, turn: Turn): Promise<AnsweredBlock>;
  /** Answers a question about cases of JSON, as the command line does. @throws {EngineProblem} as `answerCases`. */
  explore(tool: string, asked: JsonObject): Promise<JsonObject>;
  /** Works cases of JSON through for a reader, in words too. @throws {EngineProblem} as `answerCases`. */
  tellCases(tool: string, cases: readonly unknown[], working: boolean): Promise<Told<ToldCases>>;
  /** Answers a question about cases of JSON for a reader, in words too. @throws {EngineProblem} as `answerCases`. */
  tellAnswer(tool: string, asked: JsonObject): Promise<Told>;
  /**
   * Checks a file of revisions, or a PDF that carries one, by published keys, and works every revision through again, but for
   * those of Pro calculators where `pro` is not so. @throws {EngineProblem} for a PDF without such a file.
   */
  verify(file: Uint8Array, keys: readonly PublicKey[], pro: boolean): Promise<JsonObject>;
  /** How its threads stand. */
  load(): ReturnType<Crew['load']>;
  /** Resolves where it answers, as far as that is known: after a failure a thread is started to see. @throws what it fails by. */
  ready(): Promise<void>;
  /** Ends all threads; who still waits is told that the service is being restarted. */
  close(): Promise<void>;
}

/**
 * Makes the engine. It starts a thread when one is wanted and all others have work, gives each one request at a time, one
 * person's after another's, those that nobody waits for after all others, and lets threads go that nobody has wanted for a while: a server that calculates nothing has none.
 */
export function createEngine(parts: EngineParts): Engine {
  const crew = createCrew(parts);
  let known: Promise<readonly KnownTool[]> | undefined;

  const ask = async (request: Request, turn?: Turn): Promise<unknown> => {
    const reply = await crew.answer(request, turn);
    if (reply.type === 'done') return JSON.parse(reply.json);
    if (reply.type === 'answered') return reply.block;
    if (reply.type === 'refused') throw new EngineProblem('REFUSED', reply.sentence, reply.at);
    throw new Error(`The engine failed: ${reply.error}`);
  };

  return {
    run: async (tool, document) => (await ask({ type: 'run', tool, document })) as Worked,

    answers: async (tool, document) => answersShape.parse(await ask({ type: 'answers', tool, document })),

    renew: async (tool, document, reads) => (await ask({ type: 'renew', tool, document, reads })) as Renewed,
    recompute: async (tool, document, kept, since) =>
      (await ask({ type: 'recompute', tool, document, kept, since }, 'last')) as Recalculated,

    async check(tool, document) {
      try {
        await ask({ type: 'check', tool, document });
        return undefined;
      } catch (error) {
        if (error instanceof EngineProblem && error.code === 'REFUSED') return error.message;
        throw error;
      }
    },

    tools() {
      known ??= ask({ type: 'tools' }).then(
        tools => tools as readonly KnownTool[],
        (error: unknown) => {
          known = undefined;
          throw error;
        },
      );
      return known;
    },

    list: async search => (await ask({ type: 'list', search })) as readonly ListedTool[],
    describe: async tool => (await ask({ type: 'describe', tool })) as DescribedTool,
    answerCases: async (tool, block, turn) => (await ask({ type: 'cases', tool, block }, turn)) as AnsweredBlock,
    explore: async (tool, asked) => (await ask({ type: 'explore', tool, asked })) as JsonObject,
    tellCases: async (tool, cases, working) =>
      (await ask({ type: 'tellCases', tool, cases, working })) as Told<ToldCases>,
    tellAnswer: async (tool, asked) => (await ask({ type: 'tellAnswer', tool, asked })) as Told,
    verify: async (file, keys, pro) => (await ask({ type: 'verify', file, keys, pro })) as JsonObject,

    load: () => crew.load(),
    async ready() {
      if (crew.failing()) await ask({ type: 'tools' });
    },

    close: () => crew.close(),
  };
}
