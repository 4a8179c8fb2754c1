import { z } from 'zod';
import type { JsonObject } from '../../engine/index.ts';
import { escapeHtml } from '../../mail/index.ts';
import { problems } from '../problem.ts';
import { costs, quotas } from '../quota.ts';

const operation = z.object({
  tags: z.array(z.string()).min(1),
  summary: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  requestBody: z.object({ content: z.record(z.string(), z.object({ example: z.unknown().optional() })) }).optional(),
});
const document = z.object({
  servers: z.array(z.object({ url: z.string() })).min(1),
  paths: z.record(z.string(), z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), operation)),
});

interface Endpoint extends z.infer<typeof operation> {
  path: string;
  method: string;
}

/** The API reference as HTML, generated from the OpenAPI document; it needs no JavaScript. */
export function referencePage(openApi: JsonObject): string {
  const { servers, paths } = document.parse(openApi);
  const base = servers[0]?.url ?? '';
  const endpoints = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, told]): Endpoint => ({ path, method: method.toUpperCase(), ...told })),
  );
  const groups = [...new Set(endpoints.map(({ tags }) => tags[0] ?? ''))];
  return [
    '<h1>API reference</h1>',
    '<p>The calculators of this site for programs: JSON over HTTPS, with the same results as the pages, to the last digit. The whole of it is described by <a class="link" href="/api/v1/openapi.json">openapi.json</a> (OpenAPI 3.1), of which this page is made.</p>',
    beginning(base),
    keysAndQuotas(),
    writing(),
    ...groups.map(group =>
      groupOf(
        group,
        endpoints.filter(({ tags }) => tags[0] === group),
        base,
      ),
    ),
    problemTable(),
  ].join('\n');
}

function beginning(base: string): string {
  const call = `curl ${base}/tools/steam-tables/run \\
  -H 'Content-Type: application/json' \\
  -H 'Authorization: Bearer isentrope_…' \\
  -d '{"case": {"temperature": 100}}'`;
  return `<h2>A first call</h2>
<p>A number is in the unit of its field; <code>{"value": 212, "unit": "°F"}</code> has a unit of its own, and so has the text <code>"212 °F"</code>. A field that is left out is blank, a choice that is left out stands at its usual option.</p>
${code(call)}
<p>Several cases are sent as <code>"cases"</code>; <code>"working": true</code> adds every step with its equation, its numbers and its source. With <code>Accept: application/x-ndjson</code> each answer comes on a line as soon as it is there, and up to ${quotas.pro.cases.toLocaleString('en')} cases are taken; without, up to 1,000.</p>`;
}

function keysAndQuotas(): string {
  const plans = {
    none: 'Without a key, an address',
    free: 'A key of a free account',
    pro: 'A key of an account with Pro',
  };
  const rows = Object.entries(quotas).map(([plan, { hour, cases }]) => [
    plans[plan as keyof typeof plans],
    hour.toLocaleString('en'),
    cases.toLocaleString('en'),
  ]);
  return `<h2>Keys and quotas</h2>
<p>Keys are made and revoked on the <a class="link" href="/account">account page</a>. Free calculators answer without one, Pro calculators by a key of an account that has Pro.</p>
${table(['Who asks', 'Cases an hour', 'Cases at once'], rows)}
<p>A question costs as much as ${costs.explore} cases, a verification as ${costs.verify}. The headers <code>RateLimit</code> and <code>RateLimit-Policy</code> say what is left; <code>Retry-After</code> says when to ask again.</p>`;
}

function writing(): string {
  return `<h2>Writing projects</h2>
<p>A key for <code>projects:write</code> makes projects and sheets, saves and names them, as its account may do on the pages: roles, plans and closed projects count as there. What a person signs (issue, check, approve, return), people and roles, and deleting stay on the pages. A document is what <code>GET …/sheets/{sheet}</code> gives: each case has its fields as they are typed, a text or <code>["28600", "kg/h"]</code>.</p>
<p>A save names the version that was read. Where somebody has saved since, nothing is written, and the problem <code>OVERTAKEN</code> names who, the version that stands there, and the fields that say otherwise. What makes something takes an <code>Idempotency-Key</code>: sent again with the same body within 24 hours it is not done again and gets the same answer, with <code>Idempotent-Replayed: true</code>.</p>`;
}

function groupOf(group: string, endpoints: readonly Endpoint[], base: string): string {
  return `<h2>${escapeHtml(group)}</h2>\n${endpoints.map(endpoint => endpointOf(endpoint, base)).join('\n')}`;
}

function endpointOf({ path, method, summary, security, requestBody }: Endpoint, base: string): string {
  const scopes = security?.flatMap(way => Object.values(way).flat()) ?? [];
  const example = Object.values(requestBody?.content ?? {})[0]?.example;
  const shown =
    example === undefined
      ? ''
      : `\n<details><summary>Example</summary>\n${code(`${method} ${base}${path}\n\n${JSON.stringify(example, null, 2)}`)}</details>`;
  const about = `${summary}${scopes.length > 0 ? `. Takes a key for ${scopes.join(', ')}.` : '.'}`;
  return `<article><p><code>${method} ${escapeHtml(path)}</code></p><p>${escapeHtml(about)}</p>${shown}</article>`;
}

function problemTable(): string {
  const rows = Object.entries(problems).map(
    ([name, [status, title]]) =>
      `<tr id="${name.toLowerCase().replaceAll('_', '-')}"><td><code>${name}</code></td><td>${status}</td><td>${title}</td></tr>`,
  );
  return `<h2>Problems</h2>
<p>What is not answered is a problem of RFC 9457 (<code>application/problem+json</code>): <code>detail</code> says in a sentence what is wrong and what is allowed, <code>case</code> is the place of the case, from 0, and <code>field</code> the field, where they are known.</p>
<div class="scroll" tabindex="0"><table class="figures"><thead><tr><th>Code</th><th>Status</th><th>What it says</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: 'th' | 'td', row: readonly string[]) =>
    `<tr>${row.map(cell => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return `<div class="scroll" tabindex="0"><table class="figures"><thead>${cells('th', head)}</thead><tbody>${rows.map(row => cells('td', row)).join('')}</tbody></table></div>`;
}

function code(text: string): string {
  return `<pre class="code" tabindex="0">${escapeHtml(text)}</pre>`;
}
