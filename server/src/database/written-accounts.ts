import type { PostgresQueryResult } from 'kysely';

/** The users affected by a write. */
export type Whose = ReadonlySet<string> | 'everybody';

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

export type DecisiveTable = keyof typeof accounts;
const isOfAccounts = (table: string): table is DecisiveTable => Object.hasOwn(accounts, table);
export const decisiveTables = Object.keys(accounts).filter(isOfAccounts);

const name = 'account written';
const plain =
  /^\s*(?:insert\s+into\s+"(\w+)"\s*(?=\()|update\s+"(\w+)"\s+(?=set\b)|delete\s+from\s+"(\w+)"\s*(?=where\b|returning\b|$))/i;
const unclear = /--|\/\*|;|'/;
const set = /\bset\b([\s\S]*?)(?:\bwhere\b|\breturning\b|$)/gi;

/**
 * Extends a write to one authorization table so that it returns the account of each written row. Undefined if that
 * cannot be done by appending to the statement, or would not cover all rows: for `with`, table aliases, comments,
 * string literals, or a row that changes its account.
 */
export function askingWhose(sql: string): string | undefined {
  const [, inserted, updated, deleted] = plain.exec(sql) ?? [];
  const table = inserted ?? updated ?? deleted ?? '';
  if (!isOfAccounts(table) || unclear.test(sql)) return undefined;
  const { column, account } = accounts[table];
  if ([...sql.matchAll(set)].some(([, assigned = '']) => assigned.includes(`"${column}" =`))) return undefined;
  return `${sql}${/\breturning\b/i.test(sql) ? ',' : ' returning'} ${account} as "${name}"`;
}

/** The accounts of the written rows, and the result as it would be without the extension. */
export function answeredWhose<R>(
  sql: string,
  result: PostgresQueryResult<R>,
): { whose: Whose; result: PostgresQueryResult<R> } {
  const whose = new Set<string>();
  let unknown = false;
  const rows = result.rows.map(row => {
    const fields = new Map(Object.entries(row as Record<string, unknown>));
    const account = fields.get(name);
    if (typeof account === 'string') whose.add(account);
    else unknown = true;
    fields.delete(name);
    // The row without the added column.
    return Object.fromEntries(fields) as R;
  });
  return {
    whose: unknown ? 'everybody' : whose,
    result: { ...result, rows: /\breturning\b/i.test(sql) ? rows : [] },
  };
}

export function together(one: Whose, other: Whose): Whose {
  return one === 'everybody' || other === 'everybody' ? 'everybody' : new Set([...one, ...other]);
}
