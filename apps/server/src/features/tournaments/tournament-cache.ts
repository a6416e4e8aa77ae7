import type { KeptRoom } from '@tablee/contract/serving/kept-room'
import type { TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import { LRUCache } from 'lru-cache'
import type { DamagedRowError } from '../../database/damaged-row.ts'
import type { HeldTournament } from './held-tournament.ts'
import { weighTournament } from './weigh-tournament.ts'

/** Valid only while the sequence equals the stored one. */
export type TournamentCache = {
  readonly find: (id: TournamentId, sequence: number) => HeldTournament | undefined
  readonly keep: (held: HeldTournament) => void
  /** Of any sequence: other processes may have acted since. */
  readonly lastSeen: (id: TournamentId) => HeldTournament | undefined
  /** A code never passes to another tournament while its own exists. */
  readonly idOf: (code: TournamentCode) => TournamentId | undefined
  readonly forget: (id: TournamentId) => void
  /** Whether another process acted on it before the last act here: then it may have done so again. */
  readonly isSharedWithOthers: (id: TournamentId) => boolean
  readonly noteOthers: (id: TournamentId, didAct: boolean) => void
  /** Created by earlier acts in this commit; discarded with it. */
  readonly madeIn: (commit: object) => Map<TournamentId, HeldTournament>
  /** Reported once per process. */
  readonly noteDamage: (error: DamagedRowError) => void
  /** Counts players and matches read from or written to rows. */
  readonly noteWork: NoteWork
}

export type NoteWork = (done: { readonly elementsRead?: number; readonly elementsWritten?: number }) => void

/** Without a shared room, as for operator commands. */
const MOST_BYTES = 64 * 1_048_576
/** Of a room shared with the answers built from them. */
const PART_OF_ROOM = 0.75
const MOST_TOLD = 1000

type Keeping = {
  readonly mostBytes?: number
  readonly room?: KeptRoom
  readonly noteUse?: (isHit: boolean) => void
  readonly noteWork?: NoteWork
}

export function createTournamentCache(
  note: (error: DamagedRowError) => void = () => {},
  { mostBytes = MOST_BYTES, room, noteUse = () => {}, noteWork = () => {} }: Keeping = {},
): TournamentCache {
  const told = new Set<string>()
  const made = new WeakMap<object, Map<TournamentId, HeldTournament>>()
  const ids = new Map<TournamentCode, TournamentId>()
  const shared = new Set<TournamentId>()
  const states = new LRUCache<TournamentId, HeldTournament>({
    maxSize: mostBytes,
    dispose: ({ tournament: { code, id } }, _, reason) => {
      if (reason === 'set') return
      ids.delete(code)
      shared.delete(id)
    },
    sizeCalculation: weighTournament,
  })
  const fit = room?.enter(
    { bytes: () => states.calculatedSize, dropOldest: () => states.pop() !== undefined },
    PART_OF_ROOM,
  )
  return {
    noteWork,
    find: (id, sequence) => {
      const held = states.get(id)
      const isHit = held?.sequence === sequence
      noteUse(isHit)
      return isHit ? held : undefined
    },
    lastSeen: (id) => states.peek(id),
    idOf: (code) => ids.get(code),
    forget: (id) => void states.delete(id),
    isSharedWithOthers: (id) => shared.has(id),
    noteOthers: (id, didAct) => {
      if (didAct && states.has(id)) shared.add(id)
      else shared.delete(id)
    },
    madeIn: (commit) => {
      const known = made.get(commit) ?? new Map<TournamentId, HeldTournament>()
      made.set(commit, known)
      return known
    },
    noteDamage: (error) => {
      if (told.has(error.message) || told.size >= MOST_TOLD) return
      told.add(error.message)
      note(error)
    },
    keep: (held) => {
      const { id } = held.tournament
      const known = states.peek(id)
      if (known && known.sequence > held.sequence) return
      states.set(id, held)
      fit?.()
      if (states.has(id)) ids.set(held.tournament.code, id)
      else ids.delete(held.tournament.code)
    },
  }
}
