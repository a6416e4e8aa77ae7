import { randomUUID } from 'node:crypto'
import { liveChannel, tournamentOfLiveChannel } from '@tablee/contract/channels'
import { createLocalWork } from '../one-process/local-work.ts'
import type { AcceptedWork } from '../ports/accepted-work.ts'
import type { Limit } from '../ports/counters.ts'
import type { Keys } from '../ports/keys.ts'
import type { Ports } from '../ports/ports.ts'
import type { BusConnection, BusNote } from './bus-connection.ts'
import { createDatabaseActs, type StoredMarks } from './database-acts.ts'
import { createMissedActs, type MissedActsParts } from './missed-acts.ts'
import { createSharedCounters } from './redis-counters.ts'
import { createSharedBus, type SharedBusParts } from './shared-bus.ts'
import { createSharedDeskTalk } from './shared-desk-talk.ts'

/** Longer than any call runs: its process is gone. */
const LONGEST_CALL_MS = 120_000

export type ManyProcesses = Pick<SharedBusParts, 'hub'> &
  Pick<MissedActsParts, 'readSequences'> & {
    readonly connection: BusConnection
    readonly keys: Keys
    readonly limits: Readonly<Record<string, Limit>>
    readonly marks: StoredMarks
    readonly note: BusNote
  }

export function onManyProcesses(parts: ManyProcesses): Ports & { readonly stop: () => Promise<void> } {
  const { hub, connection, keys, limits, marks, note, readSequences } = parts
  // All processes of a database, and no others, share a key.
  const prefix = `tablee ${keys.sign('the name of the bus').slice(0, 16)}`
  const missed = createMissedActs({
    readSequences,
    note,
    tell: (id, sequence) => {
      const channel = liveChannel(id)
      const events = [`${channel}.${sequence === null ? 'delete' : 'update'}`]
      hub.publish([channel], () => ({ events, payload: sequence === null ? {} : { sequence } }))
    },
  })
  const whenLive = (channel: string, then: (id: NonNullable<ReturnType<typeof tournamentOfLiveChannel>>) => void) => {
    const id = tournamentOfLiveChannel(channel)
    if (id !== null) then(id)
  }
  const processId = randomUUID()
  const bus = createSharedBus({
    hub: {
      ...hub,
      tellInterest: ({ begin, end }) =>
        hub.tellInterest({
          begin: (channel) => {
            whenLive(channel, missed.follow)
            begin(channel)
          },
          end: (channel) => {
            whenLive(channel, missed.forget)
            end(channel)
          },
        }),
    },
    ...{ connection, prefix, note },
    processId,
    mayHaveMissed: (channel) => whenLive(channel, (id) => void missed.look(id)),
    mayHaveMissedAll: () => void missed.look(),
    heard: ([channel = ''], event) => {
      whenLive(channel, (id) => {
        const { payload } = event()
        if ('sequence' in payload && typeof payload.sequence === 'number') missed.heard(id, payload.sequence)
      })
    },
  })
  return {
    ...{ bus, keys },
    counters: createSharedCounters(limits, connection, prefix),
    desks: createSharedDeskTalk({ connection, prefix, processId, note }),
    work: createSharedWork(),
    acts: createDatabaseActs(marks),
    stop: async () => {
      missed.stop()
      await connection.close()
    },
  }
}

/** Leftovers of a dead process are ended by the next that starts. */
function createSharedWork(): AcceptedWork {
  return { ...createLocalWork(), endAbandoned: (failWaiting) => failWaiting(LONGEST_CALL_MS) }
}
