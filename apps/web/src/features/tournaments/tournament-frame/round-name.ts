import { bracketRoundName, placesIn } from '@tablee/domain/tournaments/kinds/bracket'
import type { RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'

type InRounds = Pick<Tournament, 'stages' | 'rounds'>

/** What a round of the bracket is called ("Demi-finale", in short "Demies"); null for a round of everybody. */
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

/** What any round is called. */
export function useRoundName(tournament: InRounds): (round: RoundNumber) => string {
  const { t } = useTranslation()
  const cutRoundName = useCutRoundName(tournament)
  return (round) => cutRoundName(round) ?? t('tournament.matches.round', { round })
}

/** The round of a bracket that so many players begin, 2 in the final. */
export function useBracketRoundName(length: 'long' | 'short' = 'long'): (places: number) => string {
  const { t } = useTranslation()
  return (places) =>
    length === 'long'
      ? t(`cut.round.${bracketRoundName(places)}`, { places })
      : t(`desk.cutRound.${bracketRoundName(places)}`, { places })
}
