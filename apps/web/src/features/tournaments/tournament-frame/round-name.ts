import { placesIn } from '@tablee/domain/tournaments/kinds/bracket'
import type { RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { useBracketRoundName } from './bracket-round-name.ts'

type InRounds = Pick<Tournament, 'stages' | 'rounds'>

/** A bracket round's name ("Demi-finale", short "Demies"); null for other rounds. */
export function useCutRoundName(
  tournament: InRounds,
  length: 'long' | 'short' = 'long',
): (round: RoundNumber) => string | null {
  const nameOf = useBracketRoundName(length)
  return (round) => {
    const places = placesIn(tournament, round)
    return places === null ? null : nameOf(places)
  }
}

export function useRoundName(tournament: InRounds): (round: RoundNumber) => string {
  const { t } = useTranslation()
  const cutRoundName = useCutRoundName(tournament)
  return (round) => cutRoundName(round) ?? t('tournament.matches.round', { round })
}
