import type { Penalty } from '@tablee/domain/tournaments/conduct/penalty'
import { isEndedByDecision } from '@tablee/domain/tournaments/conduct/seat-losses'
import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import type { PlayedMatch } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { useHeldTournament } from '../api/own/held-tournament.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { rulingOf } from './ruling.ts'
import { StandingDecisions } from './standing-decisions.tsx'

type DecidedMatchProps = {
  readonly match: PlayedMatch
  readonly penalties: readonly Penalty[]
  readonly access: StaffAccess
}

/** Decisions on a match; if they ended it, in place of the scores. */
export function DecidedMatch({ match, penalties, access }: DecidedMatchProps) {
  const { t } = useTranslation()
  const tournament = useHeldTournament(access.code)
  const players = tournament?.players.filter(({ id }) => seatsOf(match).includes(id)) ?? []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {rulingOf(penalties) === null ? null : (
        <p>{t(isEndedByDecision({ penalties }, match) ? 'conduct.scoreIsDecided' : 'podsDesk.othersPlay')}</p>
      )}
      <StandingDecisions penalties={penalties} players={players} access={access} />
    </div>
  )
}
