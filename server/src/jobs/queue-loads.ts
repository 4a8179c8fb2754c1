import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/index.ts';
import type { QueueLoad } from '../metrics/index.ts';

const rowShape = z.object({
  job: z.string(),
  waiting: z.number(),
  active: z.number(),
  failed: z.number(),
  age: z.number(),
});

/** The load of the named queues, over all processes; zeros for an empty one. */
export async function queueLoads(kysely: Kysely<Tables>, names: readonly string[]): Promise<readonly QueueLoad[]> {
  const { rows } = await sql`select name as "job",
      count(*) filter (where state in ('created', 'retry'))::int as "waiting",
      count(*) filter (where state = 'active')::int as "active",
      count(*) filter (where state = 'failed')::int as "failed",
      coalesce(extract(epoch from now() - min(start_after)
        filter (where state in ('created', 'retry') and start_after <= now())), 0)::float as "age"
    from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by name`.execute(kysely);
  const found = new Map(
    z
      .array(rowShape)
      .parse(rows)
      .map(load => [load.job, load]),
  );
  return names.map(job => found.get(job) ?? { job, waiting: 0, active: 0, failed: 0, age: 0 });
}
