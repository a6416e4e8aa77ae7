import { finalResults } from '../seasons/final-results.ts'
import { rulesByRound } from '../tournaments/kinds/counted-rules.ts'
import { outcomeFor } from '../tournaments/kinds/match-outcome.ts'
import { isMeeting, isPlayed, opponentOf, sidesOf } from '../tournaments/kinds/seats.ts'
import type { PlayerId, Tournament } from '../tournaments/tournament.ts'

export const MET_RESULTS = ['won', 'drawn', 'lost'] as const
export type MetResult = (typeof MET_RESULTS)[number]

/** Somebody met alone at a table. */
export type PastMeeting = { readonly opponent: PlayerId; readonly result: MetResult }

/** What somebody did at one event. */
export type PastResult = {
  /** Null: disqualified, or not ranked. */
  readonly place: number | null
  readonly attendance: number
  /** Matches played and ended; byes and absences are none. */
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly meetings: readonly PastMeeting[]
}

/** Of each wanted player of a finished event who came; empty before the end and of a cancelled one. */
export function pastResults(tournament: Tournament, wanted: ReadonlySet<PlayerId>): ReadonlyMap<PlayerId, PastResult> {
  const final = finalResults(tournament)
  if (final === null) return new Map()
  const played = playedBy(tournament, wanted)
  return new Map(
    final.results.flatMap(({ player, place }) => {
      const id = player as PlayerId
      if (!wanted.has(id)) return []
      const { won, drawn, lost, meetings } = played.get(id) ?? nothing()
      return [[id, { place, attendance: final.attendance, won, drawn, lost, meetings }] as const]
    }),
  )
}

type Played = { won: number; drawn: number; lost: number; readonly meetings: PastMeeting[] }

const nothing = (): Played => ({ won: 0, drawn: 0, lost: 0, meetings: [] })

function playedBy(tournament: Tournament, wanted: ReadonlySet<PlayerId>): ReadonlyMap<PlayerId, Played> {
  const rulesOf = rulesByRound(tournament)
  const played = new Map<PlayerId, Played>()
  for (const match of tournament.matches) {
    if (!isPlayed(match)) continue
    for (const player of sidesOf(match).flat()) {
      if (!wanted.has(player)) continue
      const outcome = outcomeFor(match, player, rulesOf(match.round))
      if (outcome.kind === 'open') continue
      const own = played.get(player) ?? nothing()
      played.set(player, own)
      const result = outcome.kind === 'bothLost' ? 'lost' : outcome.kind
      own[result] += 1
      const opponent = isMeeting(match) ? opponentOf(match, player) : null
      if (opponent !== null) own.meetings.push({ opponent, result })
    }
  }
  return played
}
