import { liveChannel } from '@tablee/contract/channels'
import type { Change } from '@tablee/domain/tournaments/change'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import type { LiveConnection } from '../../../transport/live-connection.ts'

/** Changes after which registrations read otherwise than before: themselves, or what is derived for them. */
const MOVING: ReadonlySet<string> = new Set<Change['kind']>([
  'registration_moved',
  'settings_changed',
  'player_claimed',
  'decklists_published',
  'tournament_finished',
])

/** A crowd registers at once: it is read once for all who came within so long. */
const GATHER_MS = 300

const liveEvent = z.object({ changes: z.array(z.object({ kind: z.string() })) })

type Following = {
  readonly live: Pick<LiveConnection, 'subscribe'>
  readonly id: TournamentId
  /** Settles when the answer is there, whatever it is. */
  readonly readAgain: () => Promise<unknown>
}

/** Has the registrations read again when they may have changed, until the returned function is called. */
export function followRegistrations({ live, id, readAgain }: Following): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isReading = false
  let isStale = false
  const read = async () => {
    timer = undefined
    isStale = false
    isReading = true
    await readAgain()
    isReading = false
    if (isStale) readSoon()
  }
  const readSoon = () => {
    isStale = true
    if (!isReading) timer ??= setTimeout(() => void read(), GATHER_MS)
  }
  const unsubscribe = live.subscribe(liveChannel(id), {
    // Something may have moved unheard.
    onOpen: readSoon,
    onEvent: (payload) => {
      const event = liveEvent.safeParse(payload)
      if (!event.success || event.data.changes.some(({ kind }) => MOVING.has(kind))) readSoon()
    },
  })
  return () => {
    unsubscribe()
    isStale = false
    clearTimeout(timer)
  }
}
