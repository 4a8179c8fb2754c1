import { Refusal } from '@isentrope/engineering/quantities';
import type { CaseData, CaseInput } from '../definition/case-input.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import { documentSchema } from '../document/migrations.ts';
import { readDocument, writeDocument, type OpenedDocument } from '../document/document.ts';
import { linkResults, parseLinkResults, type LinkResults } from './link-results.ts';
import { fragmentPrefixes, linkActionOf, type LinkAction } from './link-action.ts';
import type { ReportedCase } from '../report/report.ts';

const maxBytes = 2_000_000;

/**
 * The URL fragment, with its #, of all cases and analysis requests: JSON, deflated, base64url.
 * @param reports of the calculated cases, whose key results the link includes.
 * @param places of the nodes of a network in its drawing.
 */
export function shareFragment(
  definition: Definition,
  cases: readonly CaseData[],
  questions: OpenedDocument['questions'] = [],
  reports: readonly (ReportedCase | undefined)[] = [],
  places: OpenedDocument['places'] = {},
): Promise<string> {
  const read = reports.some(report => report !== undefined) ? { read: linkResults(definition, reports) } : {};
  const document = writeDocument(definition, { cases: cases.map(withoutLinks), questions, places });
  return packFragment('open', { ...document, ...read });
}

/** A case without links, which cannot be resolved outside its project. */
function withoutLinks(data: CaseData): CaseData {
  if (Object.values(data).every(({ from }) => from === undefined)) return data;
  const typed = Object.entries(data).map(([id, entry]) => {
    const { from: _, ...rest } = entry;
    return [id, rest] as const;
  });
  return Object.fromEntries(typed);
}

/** A page that a case was sent from. */
export interface SendingPage {
  readonly path: string;
  readonly title: string;
}

/**
 * The URL fragment that adds one case to a calculator whose definition is not loaded.
 * @param origin the page that it is sent from.
 */
export function transferFragment(tool: string, input: CaseInput, origin?: SendingPage): Promise<string> {
  const from = origin === undefined ? {} : { origin };
  return packFragment('add', { schema: documentSchema, tool, cases: [inputEntries(input)], ...from });
}

/** The page of the same site that a URL fragment was sent from; undefined if it does not say or is damaged. */
export async function originOfFragment(fragment: string): Promise<SendingPage | undefined> {
  const arrival = linkActionOf(fragment) ?? 'open';
  const link = await unpack(fragment.slice(fragmentPrefixes[arrival].length)).catch(() => undefined);
  const origin = typeof link === 'object' && link && 'origin' in link ? link.origin : undefined;
  if (typeof origin !== 'object' || !origin || !('path' in origin) || !('title' in origin)) return undefined;
  const { path, title } = origin;
  // A path of another host begins with two slashes. A title is that of a tool.
  const isOfSite = typeof path === 'string' && /^(?:\/[\w-]+)+$/.test(path);
  return isOfSite && typeof title === 'string' && /^[\w -]{1,40}$/.test(title) ? { path, title } : undefined;
}

/** The URL fragment that adds the rows of the tables of some inputs to those of a calculator whose definition is not loaded. */
export function rowsFragment(tool: string, inputs: readonly CaseInput[]): Promise<string> {
  return packFragment('addRows', { schema: documentSchema, tool, cases: inputs.map(inputEntries) });
}

function inputEntries(input: CaseInput) {
  return Object.fromEntries(
    Object.entries(input).map(([id, value]) => [
      id,
      typeof value === 'object' ? [String(value.value), value.unit] : String(value),
    ]),
  );
}

async function packFragment(arrival: LinkAction, document: unknown): Promise<string> {
  const json = JSON.stringify(document);
  const packed = new Uint8Array(
    await new Response(stream(new TextEncoder().encode(json), new CompressionStream('deflate-raw'))).arrayBuffer(),
  );
  const binary = Array.from(packed, byte => String.fromCodePoint(byte)).join('');
  return `${fragmentPrefixes[arrival]}${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/**
 * Parses a URL fragment: its cases, analysis requests, places of nodes and the results when it was made. Throws a one-sentence `Refusal`
 * for a damaged or foreign one.
 */
export async function openFragment(
  definition: Definition,
  fragment: string,
): Promise<Pick<OpenedDocument, 'cases' | 'questions' | 'places'> & { readonly read: LinkResults | undefined }> {
  const arrival = linkActionOf(fragment) ?? 'open';
  const link = await unpack(fragment.slice(fragmentPrefixes[arrival].length));
  const { cases, questions, places } = readDocument(definition, link);
  return {
    cases,
    questions,
    places,
    read: parseLinkResults(typeof link === 'object' && link && 'read' in link ? link.read : undefined),
  };
}

/** The id of the calculator whose cases a URL fragment carries; undefined for a damaged one. */
export async function calculatorOfFragment(fragment: string): Promise<string | undefined> {
  const arrival = linkActionOf(fragment) ?? 'open';
  const link = await unpack(fragment.slice(fragmentPrefixes[arrival].length)).catch(() => undefined);
  return typeof link === 'object' && link && 'tool' in link && typeof link.tool === 'string' ? link.tool : undefined;
}

/** The cases of a URL fragment. */
export async function casesFromFragment(definition: Definition, fragment: string): Promise<readonly CaseData[]> {
  return (await openFragment(definition, fragment)).cases;
}

async function unpack(text: string): Promise<unknown> {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, character => character.codePointAt(0) ?? 0);
    return JSON.parse(
      new TextDecoder().decode(await readLimited(stream(bytes, new DecompressionStream('deflate-raw')))),
    );
  } catch {
    throw new Refusal('The link is damaged: it has been cut short or altered.');
  }
}

function stream(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream().pipeThrough(through);
}

/** Reads a stream up to a maximum size. */
async function readLimited(source: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = source.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > maxBytes) throw new Refusal('too large');
    parts.push(part.value);
  }
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
