import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { readSequences } from './features/tournaments/queries/read-sequences.ts'
import { markOfEverything, markOfTournament } from './features/tournaments/queries/stored-marks.ts'
import { connectBus } from './many-processes/bus-connection.ts'
import { onManyProcesses } from './many-processes/on-many-processes.ts'
import { onOneProcess } from './one-process/on-one-process.ts'
import type { Keys } from './ports/keys.ts'
import type { Ports } from './ports/ports.ts'
import type { Hub } from './realtime/hub.ts'
import type { Troubles } from './troubles.ts'
import { UnusableBus } from './unusable-bus.ts'
import { limitsOf } from './wire/limits/limits.ts'

export type OpenPorts = Ports & {
  /** Null without a bus. */
  readonly isBusReady: (() => boolean) | null
  readonly stop: () => Promise<void>
}

type Opening = {
  readonly config: Config
  readonly hub: Hub
  readonly database: Database
  readonly keys: Keys
  readonly mostCostMs: number | undefined
  readonly troubles: Troubles
}

/** In memory for a single process, by the bus for several. Closes the database when the bus cannot be used. */
export async function openPorts({ config, hub, database, keys, mostCostMs, troubles }: Opening): Promise<OpenPorts> {
  const limits = limitsOf(mostCostMs)
  if (config.busUrl === null) {
    return { ...onOneProcess({ hub, limits, keys }), isBusReady: null, stop: async () => {} }
  }
  try {
    const connection = await connectBus(config.busUrl, troubles.noteOutage).catch((error: unknown) => {
      throw new UnusableBus('The server of BUS_URL does not answer, or refuses the user or the password.', {
        cause: error,
      })
    })
    const ports = onManyProcesses({
      ...{ hub, connection, keys, limits, note: troubles.noteOutage },
      readSequences: (ids) => database.read((db) => readSequences(db, ids)),
      marks: {
        ofTournament: (id) => markOfTournament(database, id),
        ofAll: () => markOfEverything(database),
      },
    })
    return { ...ports, isBusReady: connection.isReady }
  } catch (error) {
    await database.close()
    throw error
  }
}
