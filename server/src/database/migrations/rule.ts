/**
 * Finds statements of a migration that would break the previous version, which is still running: expand, migrate,
 * contract (docs/deployment.md). The schema is first extended without effect on the previous version; then the code
 * uses the extension; a later version removes unused parts, which is declared here.
 */

interface Forbidden {
  readonly what: string;
  readonly pattern: RegExp;
}

/** Names of columns and tables, quoted or not. */
const name = String.raw`"?[\w]+"?`;

const forbidden: readonly Forbidden[] = [
  { what: 'drops a table', pattern: /\bdrop\s+table\b/ },
  {
    what: 'drops a column',
    pattern: new RegExp(
      String.raw`\bdrop\s+(column\b|(?!constraint\b|default\b|not\b|expression\b|identity\b|table\b|index\b|function\b|trigger\b|view\b|sequence\b|type\b)(if\s+exists\s+)?${name})`,
    ),
  },
  { what: 'drops something that code may use', pattern: /\bdrop\s+(function|trigger|view|sequence|type|schema)\b/ },
  { what: 'renames', pattern: /\brename\s+(to|column|constraint)\b|\brename\s+"/ },
  {
    what: 'changes the type of a column',
    pattern: new RegExp(String.raw`\balter\s+column\s+${name}\s+(set\s+data\s+)?type\b`),
  },
  { what: 'makes a column not null that was not', pattern: /\bset\s+not\s+null\b/ },
  { what: 'takes away a default', pattern: /\bdrop\s+default\b/ },
  {
    what: 'adds a constraint that holds the table while it is checked',
    pattern: /\badd\s+(constraint|check|unique|primary|foreign|exclude)\b(?!.*\bnot\s+valid\b)/,
  },
  { what: 'empties a table', pattern: /\btruncate\b|\bdelete\s+from\s+"?\w+"?\s*$/ },
];

/**
 * What a statement does that would break or block the previous version. `createdTables` are those of this migration.
 */
export function violationsOf(statement: string, createdTables: ReadonlySet<string>): string[] {
  const text = statement.replaceAll(/\s+/g, ' ').trim().toLowerCase();
  if (createdTables.has(tableOf(text))) return [];
  const found = forbidden.filter(({ pattern }) => pattern.test(text)).map(({ what }) => what);
  if (addsRequired(text)) found.push('adds a column that is not null and has no default');
  if (/\badd\s+column\b.*\bgenerated\s+always\s+as\s*\(.*\bstored\b/.test(text))
    found.push('writes every row of a table anew');
  if (/\bcreate\s+(unique\s+)?index\b(?!\s+concurrently\b)/.test(text))
    found.push('holds writes to a table while an index is made');
  return found;
}

/** The tables that a migration creates: nothing uses them yet. */
export function tablesCreatedBy(statements: readonly string[]): ReadonlySet<string> {
  return new Set(
    statements.flatMap(statement => {
      const table = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/i.exec(statement)?.[1];
      return table === undefined ? [] : [table.toLowerCase()];
    }),
  );
}

function addsRequired(text: string): boolean {
  return [...text.matchAll(/\badd\s+(?:column\s+)?"?\w+"?\s([^,]*)/g)].some(
    ([, rest = '']) => /\bnot\s+null\b/.test(rest) && !/\bdefault\b|\bgenerated\b/.test(rest),
  );
}

/** The table that a statement changes. */
function tableOf(text: string): string {
  return /(?:\balter\s+table\s+(?:only\s+)?|\son\s+|\bupdate\s+|\bdelete\s+from\s+)"?(\w+)"?/.exec(text)?.[1] ?? '';
}

const beforeFirstRelease = 'Before the first release: there was no version before it, and no rows.';

/** Permitted violations with their reasons: by migration, then by what it does. */
export const permittedViolations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '0012-attachments': {
    'writes every row of a table anew': beforeFirstRelease,
    'holds writes to a table while an index is made': beforeFirstRelease,
  },
};
