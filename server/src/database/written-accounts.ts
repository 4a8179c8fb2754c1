import type { PostgresQueryResult } from 'kysely';

/** Of whom something was written. */
export type Whose = ReadonlySet<string> | 'everybody';

/**
 * The tables from which is read who somebody is and what they may open, and of a row of each the account that it is of, with the
 * column that says so.
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
 * A write to one decisive table, which also gives the account of each row that it wrote. Undefined where that cannot be had by
 * adding to its end, or would not be all: whoever writes `with`, another name for the table, a comment or a text in the
 * statement, or gives a row to another account.
 */
export function askingWhose(sql: string): string | undefined {
  const [, inserted, updated, deleted] = plain.exec(sql) ?? [];
  const table = inserted ?? updated ?? deleted ?? '';
  if (!isOfAccounts(table) || unclear.test(sql)) return undefined;
  const { column, account } = accounts[table];
  if ([...sql.matchAll(set)].some(([, assigned = '']) => assigned.includes(`"${column}" =`))) return undefined;
  return `${sql}${/\breturning\b/i.test(sql) ? ',' : ' returning'} ${account} as "${name}"`;
}

/** The accounts of the rows that were written, and the answer as it is to the statement without the question. */
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
    // The row without what was added to it.
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
