import type { Match, PlayedMatch, PlayerId } from '../tournament.ts'

/** Who meets whom, as a match of each kind says it before it has a table or a result. */
export type Pairing<Kind = Match> = Kind extends Match ? Omit<Kind, 'id' | 'round' | 'table' | 'state'> : never

type Kind = Pick<Match, 'kind'>

/** Whether two players meet at a table in it; the others have nobody against them. */
export function isMeeting<Each extends Kind>(pairing: Each): pairing is Extract<Each, { readonly kind: 'played' }> {
  const { kind }: Kind = pairing
  switch (kind) {
    case 'played':
      return true
    case 'bye':
    case 'loss':
      return false
    default:
      return kind satisfies never
  }
}

/** The unpaired player's win for a round. */
export function isBye({ kind }: Kind): boolean {
  return kind === 'bye'
}

/** Everybody who has a seat in it; for a meeting in the order of the score. */
export function seatsOf(pairing: Pairing): readonly PlayerId[] {
  switch (pairing.kind) {
    case 'played':
      return pairing.players
    case 'bye':
    case 'loss':
      return [pairing.player]
    default:
      return pairing satisfies never
  }
}

/** The two who meet in it, in the order of the score. */
export function pairOf({ players }: Pick<PlayedMatch, 'players'>): readonly [PlayerId, PlayerId] {
  return players
}

/** The two chairs of a table, as rows and documents have them; null where nobody sits on the other one. */
export function chairsOf(pairing: Pairing): readonly [PlayerId, PlayerId | null] {
  switch (pairing.kind) {
    case 'played':
      return pairing.players
    case 'bye':
    case 'loss':
      return [pairing.player, null]
    default:
      return pairing satisfies never
  }
}

/** Whom the player meets in it; null where nobody is against them. */
export function opponentOf(pairing: Pairing, player: PlayerId): PlayerId | null {
  return seatsOf(pairing).find((seat) => seat !== player) ?? null
}

/** The number where it is played; null where it needs no table. */
export function tableOf(match: Match): number | null {
  return isMeeting(match) ? match.table : null
}
