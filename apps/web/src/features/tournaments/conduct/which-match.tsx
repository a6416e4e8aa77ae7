import { countedRules } from '@tablee/domain/tournaments/kinds/counted-rules'
import { isUntouched } from '@tablee/domain/tournaments/kinds/match-result'
import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { isPlayed, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { hasSeatResults } from '@tablee/domain/tournaments/teams/entrants'
import type { Player, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'

type WhichMatchProps = {
  readonly tournament: Tournament
  readonly value: 'this' | 'next'
  readonly onChange: (value: 'this' | 'next') => void
  readonly disabled: boolean
}

/** In which match a game is lost. */
export function WhichMatch({ tournament, value, onChange, disabled }: WhichMatchProps) {
  const { t } = useTranslation()
  const isOneGame = countedRules(tournament).bestOf === 1
  return (
    <ChoiceCards
      label={t('conduct.which')}
      choices={(['this', 'next'] as const).map((match) => ({ value: match, label: t(`conduct.match.${match}`) }))}
      value={value}
      onChange={onChange}
      columnsClass="grid-cols-2 large-text:grid-cols-1"
      disabled={disabled}
      hint={t(
        value === 'this' ? 'conduct.effect.game-loss' : isOneGame ? 'conduct.effect.nextLost' : 'conduct.effect.next',
      )}
    />
  )
}

/** Nobody who left has a next match; in trios a seat's games are not the team's, at a table of four one game is the match. */
export function mayBook(tournament: Tournament, { droppedAfter }: Player): boolean {
  return droppedAfter === null && !hasSeatResults(tournament) && !countedRules(tournament).placings
}

/** The match of this round while nothing is entered, else the next. */
export function usualMatch(tournament: Tournament, player: Player): 'this' | 'next' {
  if (!mayBook(tournament, player)) return 'this'
  const match = matchesOfRound(tournament, currentRound(tournament)).find((each) => seatsOf(each).includes(player.id))
  return match && isPlayed(match) && isUntouched(match) ? 'this' : 'next'
}
