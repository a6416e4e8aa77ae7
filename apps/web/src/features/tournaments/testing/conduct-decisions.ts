import type { Outcome } from '@tablee/domain/outcome'
import type { Change } from '@tablee/domain/tournaments/change'
import type { InfractionId } from '@tablee/domain/tournaments/conduct/infraction-ids'
import { stateWithoutDecisions, takeBackPenalty } from '@tablee/domain/tournaments/conduct/take-back-penalty'
import type { MatchId, Tournament } from '@tablee/domain/tournaments/tournament'

type Journal = readonly Change[]

/** Restores the match to its state in the journal. */
export function penaltyTakenBack(
  tournament: Tournament,
  journal: Journal,
  { penaltyId }: Readonly<Record<string, unknown>>,
): Outcome<readonly Change[]> {
  const kept = tournament.penalties.find(({ id }) => id === penaltyId)
  if (!kept) return { accepted: false, refusal: { code: 'penalty_not_found' } }
  const before = stateWithoutDecisions(kept.endedMatch ?? ('' as MatchId), journal)
  return takeBackPenalty(tournament, { kept, before, by: 'organizer' })
}

/** For the staff, latest first; warnings are only in the journal. */
type Words = { readonly reasons: ReadonlyMap<string, string>; readonly infractions: ReadonlyMap<string, InfractionId> }

export function toldConduct(journal: Journal, { reasons, infractions }: Words): readonly object[] {
  const takenBack = new Set(
    journal.flatMap((change) => (change.kind === 'penalty_taken_back' ? [change.penaltyId] : [])),
  )
  return journal
    .flatMap((change) => (change.kind === 'penalty_given' ? [change] : []))
    .map(({ penaltyId: id, penalty, playerId, round }) => ({
      ...{ id, penalty, playerKey: playerId, round, role: 'organizer', name: null },
      at: '2030-01-31T19:00:00.000+00:00',
      reason: reasons.get(playerId) ?? null,
      infraction: infractions.get(playerId) ?? null,
      takenBackAt: takenBack.has(id) ? '2030-01-31T19:05:00.000+00:00' : null,
    }))
    .toReversed()
}
