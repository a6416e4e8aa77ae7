import { Client } from 'pg'

/** Acts on the row wait until it is released. */
export type HeldRow = {
  readonly isWaitedFor: () => Promise<boolean>
  readonly letGo: () => Promise<void>
  readonly end: () => Promise<void>
}

export async function holdTournamentRow(url: string, id: string): Promise<HeldRow> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  await client.query('select id from all_tournaments where id = $1 for update', [id])
  const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
  return {
    isWaitedFor: async () => (await client.query(waiting)).rows.length > 0,
    letGo: async () => void (await client.query('commit')),
    end: () => client.end(),
  }
}
