import type { PostgresQueryResult } from 'kysely';

/** The users affected by a write. */
export type AffectedUsers = ReadonlySet<string> | 'everybody';

/**
 * The tables that authorization decisions depend on. For each: an SQL expression for the account that a row belongs to,
 * and the column that determines it.
 */
const accounts = {
  user: { column: 'id', account: '"user"."id"' },
  session: { column: 'userId', account: '"session"."userId"' },
  account: { column: 'userId', account: '"account"."userId"' },
  twoFactor: { column: 'userId', account: '"twoFactor"."userId"' },
  passkey: { column: 'userId', account: '"passkey"."userId"' },
  billingCustomer: { column: 'userId', account: '"billingCustomer"."userId"' },
  subscription: {
    column: 'customerId',
    account: '(select "userId" from "billingCustomer" where "id" = "subscription"."customerId")',
  },
  termsAcceptance: { column: 'userId', account: '"termsAcceptance"."userId"' },
} as const;

type AuthorizationTable = keyof typeof accounts;
const isOfAccounts = (table: string): table is AuthorizationTable => Object.hasOwn(accounts, table);
export const authorizationTables = Object.keys(accounts).filter(isOfAccounts);

const accountColumn = 'account written';
const simpleWrite =
  /^\s*(?:insert\s+into\s+"(\w+)"\s*(?=\()|update\s+"(\w+)"\s+(?=set\b)|delete\s+from\s+"(\w+)"\s*(?=where\b|returning\b|$))/i;
const unsupportedSyntax = /--|\/\*|;|'/;
const assignments = /\bset\b([\s\S]*?)(?:\bwhere\b|\breturning\b|$)/gi;

/**
 * Extends a write to one authorization table so that it returns the account of each written row. Undefined if that
 * cannot be done by appending to the statement, or would not cover all rows: for `with`, table aliases, comments,
 * string literals, or a row that changes its account.
 */
export function withReturnedAccounts(sql: string): string | undefined {
  const [, inserted, updated, deleted] = simpleWrite.exec(sql) ?? [];
  const table = inserted ?? updated ?? deleted ?? '';
  if (!isOfAccounts(table) || unsupportedSyntax.test(sql)) return undefined;
  const { column, account } = accounts[table];
  if ([...sql.matchAll(assignments)].some(([, assigned = '']) => assigned.includes(`"${column}" =`))) return undefined;
  return `${sql}${/\breturning\b/i.test(sql) ? ',' : ' returning'} ${account} as "${accountColumn}"`;
}

/** The accounts of the written rows, and the result as it would be without the extension. */
export function accountsFromResult<R>(
  sql: string,
  result: PostgresQueryResult<R>,
): { whose: AffectedUsers; result: PostgresQueryResult<R> } {
  const whose = new Set<string>();
  let unknown = false;
  const rows = result.rows.map(row => {
    const fields = new Map(Object.entries(row as Record<string, unknown>));
    const account = fields.get(accountColumn);
    if (typeof account === 'string') whose.add(account);
    else unknown = true;
    fields.delete(accountColumn);
    // The row without the added column.
    return Object.fromEntries(fields) as R;
  });
  return {
    whose: unknown ? 'everybody' : whose,
    result: { ...result, rows: /\breturning\b/i.test(sql) ? rows : [] },
  };
}

export function unionOfUsers(one: AffectedUsers, other: AffectedUsers): AffectedUsers {
  return one === 'everybody' || other === 'everybody' ? 'everybody' : new Set([...one, ...other]);
}
