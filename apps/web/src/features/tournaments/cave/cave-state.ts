import type { Refusal } from '@tablee/domain/outcome'
import type { ApartAct, MadeApart } from '@tablee/domain/tournaments/acts/decided-apart'
import type { DeskActName } from '@tablee/domain/tournaments/acts/desk-acts'
import type { Joined } from '@tablee/domain/tournaments/acts/join-apart'
import type { Author } from '@tablee/domain/tournaments/authority/holder'
import type { WholeTournament } from '@tablee/domain/tournaments/tournament'
import type { QueryClient } from '@tanstack/react-query'
import type { Server } from '../../../transport/server-context.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import type { CaveStore, Leftover } from './cave-store.ts'

export type CaveParts = {
  /** The real one. */
  readonly server: Server
  readonly queryClient: QueryClient
  readonly store: CaveStore
  /** The page opens by it without a network, where nothing else keeps it. */
  readonly keepSeen: (document: string) => void
  /** In ms since 1970, by the server's time as far as known. */
  readonly nowMs: () => number
}

/** The acting person, and texts for refusals. */
export type CaveHolder = {
  readonly access: StaffAccess
  readonly textOf: (refusal: Refusal) => string
  readonly actText: (name: DeskActName) => string
}

export type CaveState = {
  /** Acts waiting on this device. */
  readonly waiting: number
  /** When the first was decided, ISO 8601; null for none. */
  readonly since: string | null
  readonly phase: 'quiet' | 'apart' | 'joining' | 'asking'
  /** Conflicts, while the person is asked. */
  readonly joined: Joined | null
  readonly made: readonly MadeApart[]
  readonly tournament: WholeTournament | null
  readonly theirs: ReadonlySet<string>
  readonly leftovers: readonly Leftover[]
  /** How many were just handed in, until reported. */
  readonly handedIn: number | null
  /** Why the server takes none of it. */
  readonly refusal: string | null
}

type Held = Omit<CaveState, 'waiting' | 'since' | 'phase'> & {
  readonly acts: readonly ApartAct[]
  readonly isJoining: boolean
}

/** The screens' view of the state. */
export function stateOf({ acts, isJoining, ...held }: Held): CaveState {
  const isApart = acts.length > 0
  const phase = isJoining ? 'joining' : held.joined === null ? 'apart' : 'asking'
  return { ...held, waiting: acts.length, since: acts[0]?.given.at ?? null, phase: isApart ? phase : 'quiet' }
}

/** The acting person and role. */
export function authorHere({ organizer }: WholeTournament, { access: { role } }: CaveHolder): Author {
  return { publicId: organizer, role, holderId: '', label: null }
}
