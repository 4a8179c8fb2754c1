import type { CaseData, CaseInput } from './case-data.ts';
import { caseSetJson, readCaseSet } from './case-set.ts';
import type { Definition } from './definition.ts';

/** The part of the address that carries cases: #cases=… */
const key = 'cases=';
const mostBytes = 2_000_000;

/** The URL fragment, with its #, that carries all cases: JSON, deflated, in base64url. */
export function shareFragment(definition: Definition, cases: readonly CaseData[]): Promise<string> {
  return fragmentOf(caseSetJson(definition, cases));
}

/** The URL fragment that carries one case to a calculator whose definition is not at hand. */
export function sendFragment(tool: string, given: CaseInput): Promise<string> {
  const fields = Object.entries(given).map(([id, value]) => [
    id,
    typeof value === 'object' ? [String(value.value), value.unit] : String(value),
  ]);
  return fragmentOf({ tool, cases: [Object.fromEntries(fields)] });
}

async function fragmentOf(cases: unknown): Promise<string> {
  const json = JSON.stringify(cases);
  const packed = new Uint8Array(
    await new Response(stream(new TextEncoder().encode(json), new CompressionStream('deflate-raw'))).arrayBuffer(),
  );
  const binary = Array.from(packed, byte => String.fromCodePoint(byte)).join('');
  return `#${key}${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** Whether a URL fragment claims to carry cases. */
export function carriesCases(fragment: string): boolean {
  return fragment.startsWith(`#${key}`);
}

/** The cases in a URL fragment. Throws a RangeError, one sentence, for a damaged or foreign one. */
export async function casesFromFragment(definition: Definition, fragment: string): Promise<CaseData[]> {
  return readCaseSet(definition, await unpacked(fragment.slice(key.length + 1)));
}

async function unpacked(text: string): Promise<unknown> {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, character => character.codePointAt(0) ?? 0);
    return JSON.parse(new TextDecoder().decode(await limited(stream(bytes, new DecompressionStream('deflate-raw')))));
  } catch {
    throw new RangeError('The link is damaged: it was cut short or changed on its way.');
  }
}

function stream(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream().pipeThrough(through);
}

/** The bytes of a stream, which stops when it turns out larger than any case set. */
async function limited(source: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = source.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > mostBytes) throw new RangeError('too large');
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
