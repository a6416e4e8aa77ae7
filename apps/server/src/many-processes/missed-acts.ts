import { setTimeout as pause } from 'node:timers/promises'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'

const LOOK_MS = 3000
/** Waits for news still under way before a whole venue reads again. */
const GRACE_MS = 500

export type MissedActsParts = {
  /** Missing ones are omitted. */
  readonly readSequences: (ids: readonly TournamentId[]) => Promise<ReadonlyMap<TournamentId, number>>
  /** Followers here should read it again; null: it is gone. */
  readonly tell: (id: TournamentId, sequence: number | null) => void
  readonly note: (what: string, error: unknown) => void
  readonly lookMs?: number
  readonly graceMs?: number
}

/** The bus is a hint, the journal the truth: compares what was announced here with what the journal holds. */
export type MissedActs = {
  readonly follow: (id: TournamentId) => void
  readonly forget: (id: TournamentId) => void
  readonly heard: (id: TournamentId, sequence: number) => void
  /** All that are followed, or only this one. */
  readonly look: (id?: TournamentId) => Promise<void>
  readonly stop: () => void
}

export function createMissedActs(parts: MissedActsParts): MissedActs {
  const { readSequences, tell, note, lookMs = LOOK_MS, graceMs = GRACE_MS } = parts
  /** The last act announced here, by tournament; null while unknown, `GONE` for deleted ones. */
  const followed = new Map<TournamentId, number | null>()
  let isAway = false

  async function compare(ids: readonly TournamentId[]): Promise<void> {
    if (ids.length === 0) return
    try {
      const sequences = await readSequences(ids)
      isAway = false
      const ahead = ids.flatMap((id) => settle(id, sequences.get(id) ?? GONE))
      if (ahead.length === 0) return
      await pause(graceMs, undefined, { ref: false })
      for (const { id, stored } of ahead) tellUnlessHeard(id, stored)
    } catch (error) {
      if (!isAway) note('acts not compared with the journal', error)
      isAway = true
    }
  }

  function settle(id: TournamentId, stored: number): readonly { readonly id: TournamentId; readonly stored: number }[] {
    const known = followed.get(id)
    // Followers compare for themselves at first.
    if (known === null) followed.set(id, stored)
    return typeof known === 'number' && known < stored ? [{ id, stored }] : []
  }

  function tellUnlessHeard(id: TournamentId, stored: number): void {
    const known = followed.get(id)
    if (typeof known !== 'number' || known >= stored) return
    followed.set(id, stored)
    tell(id, stored === GONE ? null : stored)
  }

  const timer = setInterval(() => void compare([...followed.keys()]), lookMs)
  timer.unref()
  return {
    follow: (id) => {
      followed.set(id, null)
      void compare([id])
    },
    forget: (id) => void followed.delete(id),
    heard: (id, sequence) => {
      const known = followed.get(id)
      // If it is announced again, it was restored.
      if (known !== undefined && (known === null || known === GONE || sequence > known)) followed.set(id, sequence)
    },
    look: (id) => compare(id === undefined ? [...followed.keys()] : [id]),
    stop: () => clearInterval(timer),
  }
}

/** Later than every act. */
const GONE = Number.POSITIVE_INFINITY
