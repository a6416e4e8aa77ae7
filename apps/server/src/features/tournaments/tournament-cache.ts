import type { KeptRoom } from '@tablee/contract/serving/kept-room'
import type { TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import { LRUCache } from 'lru-cache'
import type { DamagedRowError } from '../../database/damaged-row.ts'
import type { HeldTournament } from './held-tournament.ts'
import { weighTournament } from './weigh-tournament.ts'

/** The last state seen of the tournaments in use. True only as far as its sequence equals the stored one. */
export type TournamentCache = {
  readonly find: (id: TournamentId, sequence: number) => HeldTournament | undefined
  readonly keep: (held: HeldTournament) => void
  /** Of whatever sequence: acts of other processes may have followed. */
  readonly lastSeen: (id: TournamentId) => HeldTournament | undefined
  /** Whose code it was when last seen. A code never goes over to another tournament while its own is there. */
  readonly idOf: (code: TournamentCode) => TournamentId | undefined
  /** It is there no more. */
  readonly forget: (id: TournamentId) => void
  /** What acts made that share this commit, for those after them; gone with the commit. */
  readonly madeIn: (commit: object) => Map<TournamentId, HeldTournament>
  /** A damaged tournament was left out of a list; told once as long as the process lives. */
  readonly noteDamage: (error: DamagedRowError) => void
  /** So many players and matches were read from their rows, or written into them. */
  readonly noteWork: NoteWork
}

export type NoteWork = (done: { readonly elementsRead?: number; readonly elementsWritten?: number }) => void

/** Of tournaments that nobody shares a room with: those of a command of the operator. */
const MOST_BYTES = 64 * 1_048_576
/** Of a room that is shared with the answers made of them. */
const PART_OF_ROOM = 0.75
const MOST_TOLD = 1000

type Keeping = {
  readonly mostBytes?: number
  /** Where they are kept beside other things. */
  readonly room?: KeptRoom
  /** Whether the state that was looked for was there. */
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
  const states = new LRUCache<TournamentId, HeldTournament>({
    maxSize: mostBytes,
    dispose: ({ tournament: { code } }, _, reason) => {
      if (reason !== 'set') ids.delete(code)
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
