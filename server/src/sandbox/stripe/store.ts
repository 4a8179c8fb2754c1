import { randomBytes } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../database/index.ts';
import { prefixes, type Event, type Kind, type Kinds, type NewObject } from './objects.ts';

/** The tables of the fake provider, created when it first starts; never in production. */
const tables = [
  sql`create table if not exists "sandboxObject" (
    "id" text primary key, "kind" text not null, "customer" text, "sequence" bigserial, "body" jsonb not null)`,
  sql`create index if not exists "sandboxObject_customer_idx" on "sandboxObject" ("customer", "kind")`,
  sql`create table if not exists "sandboxDelivery" (
    "id" bigserial primary key, "event" text not null, "customer" text, "dueAt" timestamptz not null default now(),
    "attempts" integer not null default 0, "held" boolean not null default false)`,
  sql`create table if not exists "sandboxAnswer" (
    "key" text primary key, "request" text not null, "status" integer not null, "body" text not null)`,
  sql`create table if not exists "sandboxSetting" ("key" text primary key, "value" jsonb not null)`,
];

export async function createTables(kysely: Kysely<Tables>): Promise<void> {
  await kysely.transaction().execute(async transaction => {
    await lock(transaction);
    for (const table of tables) await table.execute(transaction);
  });
}

/** Serialises requests over all processes. */
async function lock(transaction: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(7200458190)`.execute(transaction);
}

const bodies = z.array(z.object({ body: z.unknown() }));
const settings = z.array(z.object({ value: z.unknown() }));

/** The objects within one request, which is a transaction. */
export class Store {
  readonly #transaction: Transaction<Tables>;

  constructor(transaction: Transaction<Tables>) {
    this.#transaction = transaction;
  }

  static run<T>(kysely: Kysely<Tables>, work: (store: Store) => Promise<T>): Promise<T> {
    return kysely.transaction().execute(async transaction => {
      await lock(transaction);
      return work(new Store(transaction));
    });
  }

  /** The transaction, for other data. */
  get transaction(): Transaction<Tables> {
    return this.#transaction;
  }

  async get<K extends Kind>(kind: K, id: string | null | undefined): Promise<Kinds[K] | undefined> {
    if (id === null || id === undefined) return undefined;
    const { rows } = await sql`select "body" from "sandboxObject" where "id" = ${id} and "kind" = ${kind}`.execute(
      this.#transaction,
    );
    return bodies.parse(rows)[0]?.body as Kinds[K] | undefined;
  }

  /** An object of any type by its id. */
  async find(id: string): Promise<unknown> {
    const { rows } = await sql`select "body" from "sandboxObject" where "id" = ${id}`.execute(this.#transaction);
    return bodies.parse(rows)[0]?.body;
  }

  /** Newest first. */
  async list<K extends Kind>(kind: K, customer?: string): Promise<Kinds[K][]> {
    const ofCustomer = customer === undefined ? sql`` : sql`and "customer" = ${customer}`;
    const { rows } =
      await sql`select "body" from "sandboxObject" where "kind" = ${kind} ${ofCustomer} order by "sequence" desc`.execute(
        this.#transaction,
      );
    return bodies.parse(rows).map(row => row.body as Kinds[K]);
  }

  async put<K extends Kind>(kind: K, object: Kinds[K]): Promise<Kinds[K]> {
    const customer = object.object === 'customer' ? object.id : 'customer' in object ? object.customer : null;
    await sql`insert into "sandboxObject" ("id", "kind", "customer", "body")
      values (${object.id}, ${kind}, ${customer}, ${JSON.stringify(object)}::jsonb)
      on conflict ("id") do update set "body" = excluded."body"`.execute(this.#transaction);
    return object;
  }

  /** Stores an event and queues its webhook. */
  async emit(type: string, object: Event['data']['object'], created: number, customer: string): Promise<void> {
    const event: Event = {
      ...newObject('event', created),
      api_version: '2026-10-28.endive',
      data: { object: structuredClone(object) },
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
    await sql`insert into "sandboxObject" ("id", "kind", "customer", "body")
      values (${event.id}, 'event', ${customer}, ${JSON.stringify(event)}::jsonb)`.execute(this.#transaction);
    const isHeld = (await this.setting(`held:${customer}`)) === true;
    await sql`insert into "sandboxDelivery" ("event", "customer", "held") values (${event.id}, ${customer}, ${isHeld})`.execute(
      this.#transaction,
    );
  }

  /** Number of undelivered webhooks of a customer, without held ones. */
  async waiting(customer: string): Promise<number> {
    const { rows } = await sql`select 1 from "sandboxDelivery" where "customer" = ${customer} and not "held"`.execute(
      this.#transaction,
    );
    return rows.length;
  }

  async setting(key: string): Promise<unknown> {
    const { rows } = await sql`select "value" from "sandboxSetting" where "key" = ${key}`.execute(this.#transaction);
    return settings.parse(rows)[0]?.value;
  }

  async set(key: string, value: unknown): Promise<void> {
    await sql`insert into "sandboxSetting" ("key", "value") values (${key}, ${JSON.stringify(value)}::jsonb)
      on conflict ("key") do update set "value" = excluded."value"`.execute(this.#transaction);
  }

  /** The address of a hosted page. */
  async pageUrl(path: string): Promise<string> {
    const origin = await this.setting('origin');
    return `${typeof origin === 'string' ? origin : ''}/sandbox/stripe/${path}`;
  }

  /** The time of the customer's clock, in epoch seconds: the current time plus what it was advanced by. */
  async now(customer: string): Promise<number> {
    const ahead = await this.setting(`clock:${customer}`);
    return Math.floor(Date.now() / 1000) + (typeof ahead === 'number' ? ahead : 0);
  }
}

export function newId(kind: Kind): string {
  return prefixes[kind] + randomBytes(12).toString('hex');
}

/** What every new object has, at a time in epoch seconds. */
export function newObject<K extends Kind>(kind: K, created: number, id = newId(kind)): NewObject<K> {
  return { id, object: kind, created, livemode: false };
}
