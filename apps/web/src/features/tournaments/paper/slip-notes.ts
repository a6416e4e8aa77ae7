import { roundMinutes } from '@tablee/domain/tournaments/clock/clock-plan'
import { currentClock } from '@tablee/domain/tournaments/clock/round-clock'
import { leagueOf } from '@tablee/domain/tournaments/kinds/league'
import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { stageOfRound } from '@tablee/domain/tournaments/kinds/stage'
import { entrantOf } from '@tablee/domain/tournaments/teams/entrants'
import type { PlayedMatch, PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useAfterTimeText } from '../clock/use-after-time.ts'
import { useExtraText } from '../clock/use-extra-text.ts'
import { usePeopleNames } from '../tournament-frame/player-names.ts'
import type { SlipToPrint } from './sheets.ts'

/** What a table was given already, as its phone says it. */
export function useExtraOf(tournament: Tournament, round: RoundNumber): (match: PlayedMatch) => string {
  const extraText = useExtraText()
  const clock = round === currentRound(tournament) ? currentClock(tournament) : null
  return ({ id }) => (clock ? extraText(clock, id) : '')
}

/** What follows once the time is up: neither a week of a league nor a final without a limit has one. */
export function useAtEnd(tournament: Tournament, round: RoundNumber): string {
  const atEndOf = useAfterTimeText()
  const hasTime = roundMinutes(tournament, round) !== null && !leagueOf(stageOfRound(tournament, round))
  return hasTime ? atEndOf({ tournament, round }) : ''
}

/** Who plays at that table in every round. */
export function useFixedNote(tournament: Tournament): (slip: SlipToPrint) => readonly string[] {
  const { t } = useTranslation()
  const { list } = useFormats()
  const people = usePeopleNames(tournament)
  return ({ match, letter }) => {
    const seats = seatsOf(match)
    const isHere = (id: PlayerId) => seats.includes(id) || (letter === '' && seats.includes(entrantOf(tournament, id)))
    const names = tournament.tablePlan.fixed.filter(({ playerId }) => isHere(playerId))
    if (names.length === 0) return []
    return [t('tablePlan.onSlip', { names: list(names.map(({ playerId }) => people.get(playerId) ?? '')) })]
  }
}
