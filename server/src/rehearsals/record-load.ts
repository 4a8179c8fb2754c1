import { setTimeout as wait } from 'node:timers/promises';
import { saveResponse, sheet as sheetShape } from '@isentrope/records';
import { z } from 'zod';
import { bulkRun } from '../api/response-schemas.ts';
import {
  addMember,
  createApiKey,
  newProject,
  orificeDocument,
  testPassword,
  type Browser,
  type TestResponse,
} from '../testing/index.ts';
import { CountedRequests, type Failure } from './counted-requests.ts';
import type { ProductionSite } from './production-site.ts';

export interface Person {
  browser: Browser;
  email: string;
}

/** The users who issue and sign sheets; the owner has Pro. */
export interface Team {
  owner: Person;
  checker: Person;
  approver: Person;
}

/** Pause between two records, and polling interval of a bulk run, in milliseconds. */
const pause = 2000;
/** Sheets of a project, far fewer than it can have, so that a project that cannot be started now is started later. */
const sheetsPerProject = 100;
/** Cases of a bulk run, which are calculated in three chunks. */
const bulkCases = 2500;
const created = z.object({ id: z.string() });

/** Simulates a team that issues, checks and approves sheets, and bulk runs of its owner, until stopped. */
export class RecordLoad {
  /** Acknowledged signatures, and bulk runs whose results were read. */
  signatures = 0;
  bulkRuns = 0;
  /** Acknowledged signatures and bulk runs that are not stored. */
  readonly lost: string[] = [];
  readonly #requests = new CountedRequests(pause);
  readonly #team: Team;
  #project: string;
  readonly #key: string;
  readonly #stopping = new AbortController();
  /** The acknowledged signatures by sheet. */
  readonly #signed = new Map<string, string[]>();
  #running: Promise<unknown> = Promise.resolve();

  private constructor(team: Team, project: string, key: string) {
    this.#team = team;
    this.#project = project;
    this.#key = key;
  }

  /** The load of a new team on a site. */
  static async onSite(site: ProductionSite): Promise<RecordLoad> {
    const person = async (email: string): Promise<Person> => ({ browser: await site.createUser(email), email });
    const owner = await person('owner@example.com');
    await site.admin('grant', owner.email);
    const [checker, approver] = [await person('checker@example.com'), await person('approver@example.com')];
    return RecordLoad.of({ owner, checker, approver });
  }

  static async of(team: Team): Promise<RecordLoad> {
    return new RecordLoad(team, await teamProject(team), await createApiKey(team.owner));
  }

  get requestCount(): number {
    return this.#requests.answered;
  }

  get failures(): readonly Failure[] {
    return this.#requests.failures;
  }

  start(): void {
    this.#running = Promise.all([this.#records(), this.#runs()]);
  }

  /** Stops the load, and checks that all acknowledged signatures are stored. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
    for (const [id, acts] of this.#signed) {
      const { revisions } = sheetShape.parse((await this.#team.owner.browser.get(`/api/sheets/${id}`)).json);
      const stored = revisions.flatMap(({ signatures }) => signatures.map(({ act }) => act));
      for (const act of acts) if (!stored.includes(act as (typeof stored)[number])) this.lost.push(`${act} of ${id}`);
    }
  }

  get #stopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #records(): Promise<void> {
    for (let number = 1; !this.#stopped; number += 1) {
      if (number % sheetsPerProject === 0) this.#project = await teamProject(this.#team).catch(() => this.#project);
      await this.#record(number);
      await wait(pause);
    }
  }

  /** Takes one sheet from its first save to the approval; abandons it at the first request that fails. */
  async #record(number: number): Promise<void> {
    const { owner, checker, approver } = this.#team;
    const fields = { tool: orificeDocument.tool, number: `R-${number}`, title: 'Orifice' };
    const sheet = await this.#create(
      'POST /api/projects/:id/sheets',
      owner,
      `/api/projects/${this.#project}/sheets`,
      fields,
    );
    if (sheet === undefined) return;
    const opened = await this.#requests.send('GET /api/sheets/:id', 200, () =>
      owner.browser.get(`/api/sheets/${sheet}`),
    );
    if (opened === undefined) return;
    const { version } = sheetShape.parse(opened.json);
    const saved = await this.#requests.send('PUT /api/sheets/:id/document', 200, () =>
      owner.browser.send('PUT', `/api/sheets/${sheet}/document`, { version, document: orificeDocument }),
    );
    if (saved === undefined) return;
    const { version: savedVersion } = saveResponse.parse(saved.json);
    const order = { version: savedVersion, reason: 'For design', password: testPassword };
    const revision = await this.#create(
      'POST /api/sheets/:id/revisions',
      owner,
      `/api/sheets/${sheet}/revisions`,
      order,
    );
    if (revision === undefined) return;
    this.#acknowledge(sheet, 'issued');
    for (const [person, act] of [[checker, 'checked'] as const, [approver, 'approved'] as const]) {
      const signed = await this.#requests.send('POST /api/revisions/:id/acts', 204, () =>
        person.browser.post(`/api/revisions/${revision}/acts`, { act, password: testPassword }),
      );
      if (signed === undefined) return;
      this.#acknowledge(sheet, act);
    }
  }

  #acknowledge(sheet: string, act: string): void {
    this.signatures += 1;
    this.#signed.set(sheet, [...(this.#signed.get(sheet) ?? []), act]);
  }

  async #create(request: string, { browser }: Person, path: string, body: object): Promise<string | undefined> {
    const answer = await this.#requests.send(request, 200, () => browser.post(path, body));
    return answer === undefined ? undefined : created.parse(answer.json).id;
  }

  async #runs(): Promise<void> {
    while (!this.#stopped) await this.#bulk();
  }

  /** Starts one bulk run and compares its results with its cases. */
  async #bulk(): Promise<void> {
    const { browser } = this.#team.owner;
    const headers = { authorization: `Bearer ${this.#key}` };
    const read = (path: string) => browser.get(`/api/v1/bulk-runs/${path}`, { headers });
    const temperatures = Array.from({ length: bulkCases }, (_, index) => 20 + index / 100);
    const raw = temperatures.map(temperature => JSON.stringify({ temperature })).join('\n');
    const options = { origin: null, raw, headers: { ...headers, 'content-type': 'application/x-ndjson' } };
    const started = await this.#requests.send('POST /api/v1/bulk-runs', 201, () =>
      browser.send('POST', '/api/v1/bulk-runs?tool=steam-tables', undefined, options),
    );
    if (started === undefined) return;
    const { id } = bulkRun.parse(started.json);
    for (;;) {
      await wait(pause);
      const seen = await this.#requests.send('GET /api/v1/bulk-runs/:id', 200, () => read(id));
      if (seen !== undefined && bulkRun.parse(seen.json).answered === bulkCases) break;
      if (seen === undefined && this.#stopped) return;
    }
    let answers: TestResponse | undefined;
    while (answers === undefined) {
      answers = await this.#requests.send('GET /api/v1/bulk-runs/:id/answers', 200, () => read(`${id}/answers`));
      if (answers === undefined && this.#stopped) return;
    }
    const lines = answers.text.trimEnd().split('\n');
    const wrong = lines.findIndex((line, index) => !isAnswerOf(line, temperatures[index]));
    if (lines.length !== bulkCases || wrong >= 0)
      this.lost.push(
        `${bulkCases} cases of a bulk run, of which ${lines.length} are answered, case ${wrong + 1} with ${lines[wrong]?.slice(0, 200)}`,
      );
    this.bulkRuns += 1;
  }
}

/** Creates a project with the team as its members. */
async function teamProject({ owner, checker, approver }: Team): Promise<string> {
  const project = await newProject(owner, 'Records');
  await addMember(owner, project, checker, 'checker');
  await addMember(owner, project, approver, 'approver');
  return project;
}

/** Whether a line has the results of the case with this temperature in °C. */
function isAnswerOf(line: string, temperature = NaN): boolean {
  const found = /"temperature":{"value":([\d.]+),/.exec(line)?.[1];
  return Math.abs(Number(found) - temperature) < 1e-9;
}
