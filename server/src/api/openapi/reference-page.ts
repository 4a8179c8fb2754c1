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
    Object.entries(methods).map(([method, operation]): Endpoint => ({
      path,
      method: method.toUpperCase(),
      ...operation,
    })),
  );
  const groups = [...new Set(endpoints.map(({ tags }) => tags[0] ?? ''))];
  return [
    '<h1>API reference</h1>',
    '<p>The calculators of this site for programs: JSON over HTTPS, with the same results as the pages, to the last digit. It is described in full by <a class="link" href="/api/v1/openapi.json">openapi.json</a> (OpenAPI 3.1), from which this page is generated.</p>',
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
<p>A plain number is in the unit of its field; to use another unit, send <code>{"value": 212, "unit": "°F"}</code> or the text <code>"212 °F"</code>. A field that is left out is blank; a choice that is left out has its default option.</p>
${code(call)}
<p>Send several cases as <code>"cases"</code>; <code>"working": true</code> adds every step with its equation, numbers and source. With <code>Accept: application/x-ndjson</code> each result is sent on its own line as soon as it is available, and up to ${quotas.pro.cases.toLocaleString('en')} cases are accepted; otherwise up to 1,000.</p>`;
}

function keysAndQuotas(): string {
  const plans = {
    none: 'Without a key, per IP address',
    free: 'Key of a free account',
    pro: 'Key of an account with Pro',
  };
  const rows = Object.entries(quotas).map(([plan, { hour, cases }]) => [
    plans[plan as keyof typeof plans],
    hour.toLocaleString('en'),
    cases.toLocaleString('en'),
  ]);
  return `<h2>Keys and quotas</h2>
<p>Create and revoke keys on the <a class="link" href="/account">account page</a>. Free calculators need no key; Pro calculators need a key of an account with Pro.</p>
${table(['Caller', 'Cases per hour', 'Cases at once'], rows)}
<p>An analysis costs as much as ${costs.explore} cases, a verification as much as ${costs.verify}. The headers <code>RateLimit</code> and <code>RateLimit-Policy</code> show what is left; <code>Retry-After</code> tells when to try again.</p>`;
}

function writing(): string {
  return `<h2>Writing projects</h2>
<p>A key with the scope <code>projects:write</code> can create, rename and save projects and sheets wherever its account can do so on the pages: the same roles, plans and closed projects apply. Signing (issue, check, approve, return), members and roles, and deleting are possible on the pages only. A document has the form that <code>GET …/sheets/{sheet}</code> returns: each case has its fields as typed, a text or <code>["28600", "kg/h"]</code>.</p>
<p>A save names the version that was read. If someone has saved since, nothing is written, and the problem <code>OVERTAKEN</code> names who, the current version, and the fields that differ. Requests that create something accept an <code>Idempotency-Key</code>: repeated with the same body within 24 hours, the request is not carried out again and gets the same response, with <code>Idempotent-Replayed: true</code>.</p>`;
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
  const about = `${summary}${scopes.length > 0 ? `. Needs a key with the scope ${scopes.join(', ')}.` : '.'}`;
  return `<article><p><code>${method} ${escapeHtml(path)}</code></p><p>${escapeHtml(about)}</p>${shown}</article>`;
}

function problemTable(): string {
  const rows = Object.entries(problems).map(
    ([name, [status, title]]) =>
      `<tr id="${name.toLowerCase().replaceAll('_', '-')}"><td><code>${name}</code></td><td>${status}</td><td>${title}</td></tr>`,
  );
  return `<h2>Problems</h2>
<p>A failed request returns problem details (RFC 9457, <code>application/problem+json</code>): <code>detail</code> states in one sentence what is wrong and what is allowed; <code>case</code>, counted from 0, and <code>field</code> state where, if known.</p>
<div class="scroll" tabindex="0"><table class="figures"><thead><tr><th>Code</th><th>Status</th><th>Title</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: 'th' | 'td', row: readonly string[]) =>
    `<tr>${row.map(cell => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return `<div class="scroll" tabindex="0"><table class="figures"><thead>${cells('th', head)}</thead><tbody>${rows.map(row => cells('td', row)).join('')}</tbody></table></div>`;
}

function code(text: string): string {
  return `<pre class="code" tabindex="0">${escapeHtml(text)}</pre>`;
}
