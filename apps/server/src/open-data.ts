import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Config } from './config.ts'
import { askDatabase } from './database/connection/ask-database.ts'
import { tellingFailures } from './database/connection/tell-failures.ts'
import { type WaitedFor, waitForDatabase } from './database/connection/wait-for-database.ts'
import type { MigrationStep } from './database/migrations/migrate.ts'
import type { Migrations } from './database/migrations/migration.ts'
import { endWaitingExecutions } from './features/executions/executions.ts'
import { openPorts } from './open-ports.ts'
import { openServedDatabase } from './open-served-database.ts'
import { createReadiness } from './readiness.ts'
import type { Hub } from './realtime/hub.ts'
import type { Troubles } from './troubles.ts'
import type { WaitingRoom } from './wire/pages/waiting-room.ts'
import type { World } from './world.ts'

type Say = (sentence: string, missing: WaitedFor) => void

type Opening = {
  readonly config: Config
  readonly now: () => Date
  readonly hub: Hub
  readonly troubles: Troubles
  readonly say: Say
  readonly noteCommit: (ms: number) => void
  readonly migrations: Migrations | undefined
  /** Set by tests only. */
  readonly mostCostMs: number | undefined
}

export async function openData({ hub, say, ...opening }: Opening) {
  const { config, now, troubles, mostCostMs } = opening
  const tell = (step: MigrationStep) =>
    say(`Bringing the data to this version, step ${step.number} of ${step.of}: ${step.name}\n`, step)
  const served = await waitForDatabase(() => openServedDatabase({ ...opening, tell }), say)
  const { database: opened, keys, lock, version, search } = served
  const ports = await openPorts({ config, hub, database: opened, keys, mostCostMs, troubles })
  const database = tellingFailures(opened, (id) => ports.acts.note(id as TournamentId))
  await waitForDatabase(
    () => ports.work.endAbandoned((acceptedMsAgo) => endWaitingExecutions({ database, now }, acceptedMsAgo)),
    say,
  )
  const readiness = createReadiness({
    askDatabase: async () => {
      await askDatabase(database)
      await version.look()
    },
    isOutdated: version.isOutdated,
    isLockHeld: lock.isHeld,
    isBusReady: ports.isBusReady,
    hearing: lock.hearing,
  })
  return { database, ports, readiness, search, outdated: version.outdated }
}

/** Something answers in the server's place until it answers itself. */
export async function whileWaiting<Opened>(
  { whileAway }: World,
  troubles: Troubles,
  open: (say: Say) => Promise<Opened>,
): Promise<Opened> {
  const room: WaitingRoom | null = (await whileAway?.()) ?? null
  try {
    return await open((sentence, missing) => {
      troubles.say(sentence)
      room?.tell(missing)
    })
  } finally {
    await room?.close()
  }
}
